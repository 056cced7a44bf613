import { quickAmounts, type TransferModel } from '@koi/features/transfer'
import { m } from '@koi/i18n'
import { formatAmount } from '@koi/api-core/amount'
import { AmountInput, Button, Card, Field, Form, Money, Segmented, Switch } from '@koi/ui'
import { WalletPair } from './WalletPair.tsx'
import styles from './TransferFormCard.module.css'

export interface TransferFormCardProps {
  readonly model: Extract<TransferModel, { status: 'ready' }>
  readonly hidden: boolean
}

/** From where, to where, how much; then a look at it before it is sent. */
export function TransferFormCard({ model, hidden }: TransferFormCardProps) {
  const { form, auto, choices } = model
  const limits =
    form.min !== null && form.max !== null
      ? m.wallet_limits({ min: formatAmount(form.min), max: formatAmount(form.max) })
      : null
  return (
    <Card padding="large">
      <Form
        onSubmit={form.onReview}
        actions={
          <Button type="submit" variant="primary" size="large" block disabled={!form.canReview}>
            {m.wallet_review()}
          </Button>
        }
      >
        <Segmented
          variant="joined"
          label={m.wallet_direction()}
          value={form.direction}
          onValueChange={form.onDirection}
          options={[
            { value: 'in', label: m.wallet_direction_in() },
            { value: 'out', label: m.wallet_direction_out() },
          ]}
        />
        <WalletPair
          direction={form.direction}
          central={model.central}
          venueId={form.venueId}
          wallets={choices}
          hidden={hidden}
          onVenue={form.onVenue}
          onSwap={() => form.onDirection(form.direction === 'in' ? 'out' : 'in')}
        />
        <Field
          label={m.wallet_amount()}
          error={form.error}
          hint={limits}
          end={
            <span className={styles['available']}>
              {m.wallet_available()} <Money fen={form.available} hidden={hidden} />
              <Button size="small" variant="ghost" className={styles['all']} onClick={form.onMax}>
                {m.wallet_max()}
              </Button>
            </span>
          }
        >
          <AmountInput
            name="amount"
            quickAmounts={quickAmounts}
            quickLabel={m.wallet_quick_amounts()}
            value={form.amount}
            onValueChange={form.onAmount}
            onBlur={form.onBlur}
          />
        </Field>
      </Form>
      <div className={styles['auto']}>
        <Switch
          checked={auto.enabled}
          busy={auto.busy}
          description={m.wallet_auto_text()}
          onCheckedChange={auto.onToggle}
        >
          {m.wallet_auto()}
        </Switch>
      </div>
    </Card>
  )
}
