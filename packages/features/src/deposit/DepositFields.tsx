import { m } from '@koi/i18n'
import { Banner, Segmented } from '@koi/ui'
import { AmountField } from '../money/AmountField.tsx'
import { PromotionField } from './PromotionField.tsx'
import type { DepositChoice, DepositForm } from './useDepositForm.ts'

const optionOf = <Id extends string>({ id, name, limits, detail }: DepositChoice<Id>) => ({
  value: id,
  label: name,
  detail:
    limits === '' ? (
      detail
    ) : (
      <>
        {limits}
        <br />
        {detail}
      </>
    ),
})

/** By which way, over which network, how much, and with which promotion. */
export function DepositFields({ form }: { readonly form: DepositForm }) {
  return (
    <>
      <Segmented
        variant="boxes"
        label={m.deposit_channel()}
        labelShown
        value={form.channel}
        onValueChange={form.onChannel}
        options={form.channels.map(optionOf)}
      />
      {form.closed === null ? null : <Banner tone="warning">{form.closed}</Banner>}
      {form.networks.length === 0 || form.network === null ? null : (
        <Segmented
          variant="boxes"
          label={m.deposit_network()}
          labelShown
          value={form.network}
          onValueChange={form.onNetwork}
          options={form.networks.map(optionOf)}
        />
      )}
      <AmountField label={m.deposit_amount()} field={form.amount} />
      <PromotionField promotion={form.promotion} />
    </>
  )
}
