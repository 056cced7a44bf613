import { formatAmount } from '@koi/api-core/amount'
import {
  quickAmounts,
  type TransferForm as FormModel,
  type TransferDirection,
  type WalletRow,
} from '@koi/features/transfer'
import { m } from '@koi/i18n'
import { AmountInput, Button, Card, Field, Form, Segmented, Select } from '@koi/ui'
import styles from './TransferForm.module.css'

interface TransferFormProps {
  readonly form: FormModel
  readonly wallets: readonly WalletRow[]
}

/** Which way, which venue, how much. */
export function TransferForm({ form, wallets }: TransferFormProps) {
  return (
    <Card>
      <Form onSubmit={() => form.canReview && form.onReview()}>
        <Segmented<TransferDirection>
          label={m.wallet_direction()}
          value={form.direction}
          options={[
            { value: 'in', label: m.wallet_direction_in() },
            { value: 'out', label: m.wallet_direction_out() },
          ]}
          variant="joined"
          className={styles['direction']}
          onValueChange={form.onDirection}
        />
        <Field label={m.wallet_venue()}>
          <Select
            value={form.venueId === null ? '' : String(form.venueId)}
            options={[
              { value: '', label: m.wallet_venue_choose(), disabled: true },
              ...wallets.map(({ venueId, name }) => ({ value: String(venueId), label: name })),
            ]}
            onValueChange={(value) => form.onVenue(Number(value))}
          />
        </Field>
        <Field
          label={m.wallet_amount()}
          error={form.error}
          end={
            <Button className={styles['max']} variant="ghost" size="small" onClick={form.onMax}>
              {m.wallet_max()}
            </Button>
          }
          hint={
            form.min === null || form.max === null
              ? undefined
              : m.wallet_limits({ min: formatAmount(form.min), max: formatAmount(form.max) })
          }
        >
          <AmountInput
            value={form.amount}
            onValueChange={form.onAmount}
            onBlur={form.onBlur}
            quickAmounts={quickAmounts}
            quickLabel={m.wallet_quick_amounts()}
          />
        </Field>
      </Form>
    </Card>
  )
}
