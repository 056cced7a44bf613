import { formatAmount } from '@koi/api-core/amount'
import { m } from '@koi/i18n'
import { AmountInput, Banner, Field, Segmented } from '@koi/ui'
import { ChoiceDetail } from './ChoiceDetail.tsx'
import type { DepositForm } from './depositModel.ts'

export interface DepositFieldsProps {
  readonly form: DepositForm
}

/** By which way, over which network, how much. */
export function DepositFields({ form }: DepositFieldsProps) {
  return (
    <>
      <Segmented
        variant="boxes"
        label={m.deposit_channel()}
        labelShown
        value={form.channel}
        onValueChange={form.onChannel}
        options={form.channels.map((choice) => ({
          value: choice.id,
          label: choice.name,
          detail: <ChoiceDetail choice={choice} />,
        }))}
      />
      {form.closed === null ? null : <Banner tone="warning">{form.closed}</Banner>}
      {form.networks.length === 0 || form.network === null ? null : (
        <Segmented
          variant="boxes"
          label={m.deposit_network()}
          labelShown
          value={form.network}
          onValueChange={form.onNetwork}
          options={form.networks.map(({ id, name, detail }) => ({ value: id, label: name, detail }))}
        />
      )}
      <Field
        label={m.deposit_amount()}
        error={form.error}
        end={<small>{m.deposit_limits({ min: formatAmount(form.min), max: formatAmount(form.max) })}</small>}
      >
        <AmountInput
          name="amount"
          value={form.amount}
          onValueChange={form.onAmount}
          onBlur={form.onBlur}
          quickAmounts={form.quickAmounts}
          quickLabel={m.deposit_quick_amounts()}
        />
      </Field>
    </>
  )
}
