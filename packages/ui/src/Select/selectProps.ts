import type { PickerAttributes } from '../Picker/pickerAttributes.ts'
import type { SelectOption } from './selectOption.ts'

export interface SelectProps<Value extends string> extends PickerAttributes {
  /** The choice in force; what matches none shows as not chosen yet on a phone. */
  value: Value
  options: readonly SelectOption<Value>[]
  onValueChange: (value: Value) => void
  size?: 'small' | 'medium' | undefined
  /** The name its value is sent under. */
  name?: string | undefined
  required?: boolean | undefined
}
