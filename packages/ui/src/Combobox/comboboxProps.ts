import type { ListboxOption } from '../Listbox/listboxOption.ts'
import type { PickerAttributes } from '../Picker/pickerAttributes.ts'

export interface ComboboxProps<Value extends string> extends PickerAttributes {
  /** The chosen option's value; null while nothing is chosen. */
  value: Value | null
  /** Something was chosen, or the choice was cleared. */
  onValueChange: (value: Value | null) => void
  /** What there is to choose from: all of it, or what the last search brought. */
  options: readonly ListboxOption<Value>[]
  /** Stands in the empty field. */
  placeholder?: string | undefined
  /** Asks for options elsewhere as one types; the given ones are then not filtered. */
  onSearch?: ((text: string) => void) | undefined
  /** Options are on their way. */
  loading?: boolean | undefined
  /** Said where nothing matches; the shell's words by default. */
  emptyText?: string | undefined
  required?: boolean | undefined
}
