import { useUi } from '../UiProvider/useUi.ts'
import { NativeSelect } from './NativeSelect.tsx'
import { SheetSelect } from './SheetSelect.tsx'
import type { SelectProps } from './selectProps.ts'

/** One of many: a list below the field on a desktop, the platform's own; a sheet on a phone. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { formFactor } = useUi()
  return formFactor === 'desktop' ? <NativeSelect {...props} /> : <SheetSelect {...props} />
}
