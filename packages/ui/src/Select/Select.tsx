import type { PickerAttributes } from '../Picker/pickerAttributes.ts'
import { useUi } from '../UiProvider/useUi.ts'
import { NativeSelect } from './NativeSelect.tsx'
import type { SelectOption } from './selectOption.ts'
import { SheetSelect } from './SheetSelect.tsx'

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

/** One of many: a list below the field on a desktop, the platform's own; a sheet on a phone. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { formFactor } = useUi()
  return formFactor === 'desktop' ? <NativeSelect {...props} /> : <SheetSelect {...props} />
}
