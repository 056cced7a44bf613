import { m } from '@koi/i18n'
import { DescriptionList, Field, TextInput } from '@koi/ui'
import type { HolderModel } from './bindModel.ts'

export interface HolderFieldProps {
  readonly holder: HolderModel
}

/** Whose name the account is in: typed once, and from then on shown. */
export function HolderField({ holder }: HolderFieldProps) {
  if (holder.fixed !== null)
    return <DescriptionList items={[{ term: m.accounts_holder(), value: holder.fixed }]} />
  return (
    <Field label={m.accounts_holder()} hint={m.accounts_holder_hint()} error={holder.error}>
      <TextInput
        name="holder"
        autoComplete="name"
        value={holder.value}
        onValueChange={holder.onChange}
        onBlur={holder.onBlur}
      />
    </Field>
  )
}
