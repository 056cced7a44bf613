import { useFieldControl } from '../Field/useFieldControl.ts'
import { useUi } from '../UiProvider/useUi.ts'
import { FloatingCombobox } from './FloatingCombobox.tsx'
import { SheetCombobox } from './SheetCombobox.tsx'
import type { ComboboxProps } from './comboboxProps.ts'

/**
 * One of many, found by typing: label, detail and keywords are searched. The list floats below the field on a desktop; on a
 * phone it is a sheet with a search field. Text that matches nothing is never a value.
 */
export function Combobox<Value extends string>(props: ComboboxProps<Value>) {
  const { formFactor } = useUi()
  const control = useFieldControl(props)
  const Form = formFactor === 'desktop' ? FloatingCombobox : SheetCombobox
  return <Form {...props} {...control} />
}
