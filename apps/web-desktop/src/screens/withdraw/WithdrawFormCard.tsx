import { formatAmount } from '@koi/api-core/amount'
import type { PayoutKind } from '@koi/contract'
import { AccountChoice, formItems, NoAccount, type WithdrawModel } from '@koi/features/withdraw'
import { m } from '@koi/i18n'
import { AmountInput, Banner, Button, Card, DescriptionList, Field, Form, Segmented, Skeleton } from '@koi/ui'
import styles from './WithdrawFormCard.module.css'

export interface WithdrawFormCardProps {
  readonly model: Extract<WithdrawModel, { status: 'ready' }>
}

/** To which account, and how much; what arrives of it and when; then a look at it before it is sent. */
export function WithdrawFormCard({ model: { form, daily } }: WithdrawFormCardProps) {
  const { accounts } = form
  return (
    <Card padding="large">
      <Form
        onSubmit={() => form.canReview && form.onReview()}
        actions={
          accounts?.length ? (
            <>
              <Button type="submit" variant="primary" size="large" block disabled={!form.canReview}>
                {m.withdraw_review()}
              </Button>
              {form.reason && <p className={styles['note']}>{form.reason}</p>}
            </>
          ) : null
        }
      >
        <Segmented<PayoutKind>
          label={m.withdraw_type()}
          variant="boxes"
          value={form.kind}
          options={[
            { value: 'bank', label: m.withdraw_kind_bank() },
            { value: 'alipay', label: m.withdraw_kind_alipay() },
            { value: 'coin', label: m.withdraw_kind_coin() },
          ]}
          onValueChange={form.onKind}
        />
        {accounts === null && <Skeleton shape="box" height={84} />}
        {accounts?.length === 0 && <NoAccount form={form} />}
        {accounts !== null && accounts.length > 0 && (
          <>
            <AccountChoice form={form} accounts={accounts} />
            {form.blocked && <Banner tone="info">{form.blocked}</Banner>}
            <Field
              label={m.withdraw_amount()}
              error={form.error}
              hint={m.withdraw_limits({ min: formatAmount(form.min), max: formatAmount(form.max) })}
              end={
                <Button className={styles['all']} variant="ghost" size="small" onClick={form.onMax}>
                  {m.wallet_max()}
                </Button>
              }
            >
              <AmountInput
                name="amount"
                value={form.amount}
                onValueChange={form.onAmount}
                onBlur={form.onBlur}
              />
            </Field>
            <DescriptionList items={formItems(form)} />
            <p className={styles['note']}>
              {m.withdraw_daily_left({ left: daily.left, limit: daily.limit })}
              <br />
              {m.withdraw_no_cancel()}
            </p>
          </>
        )}
      </Form>
    </Card>
  )
}
