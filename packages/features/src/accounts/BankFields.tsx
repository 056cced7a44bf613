import { m } from '@koi/i18n'
import { Field, IndexedPicker, RegionPicker, TextInput } from '@koi/ui'
import type { BindBankModel } from './bindModel.ts'

export interface BankFieldsProps {
  readonly form: Extract<BindBankModel, { status: 'ready' }>
}

/** The bank, the number of the card, and where it was opened. */
export function BankFields({ form: { bank, number, region } }: BankFieldsProps) {
  return (
    <>
      <Field label={m.accounts_bank()} error={bank.error}>
        <IndexedPicker
          items={bank.items}
          value={bank.value}
          onValueChange={bank.onChange}
          placeholder={m.accounts_bank_choose()}
          searchPlaceholder={m.accounts_bank_search()}
          emptyText={m.accounts_bank_none()}
        />
      </Field>
      <Field
        label={m.accounts_number()}
        hint={number.grouped ?? m.accounts_number_hint()}
        error={number.error && number.grouped ? `${number.error}：${number.grouped}` : number.error}
      >
        <TextInput
          name="card"
          inputMode="numeric"
          autoComplete="off"
          value={number.value}
          onValueChange={number.onChange}
          onBlur={number.onBlur}
        />
      </Field>
      <Field label={m.accounts_region()} error={region.error}>
        <RegionPicker
          regions={region.regions}
          value={region.value}
          onValueChange={region.onChange}
          regionLabel={m.accounts_region_province()}
          partLabel={m.accounts_region_city()}
          placeholder={m.accounts_region_choose()}
        />
      </Field>
    </>
  )
}
