import { Loaded } from '@koi/features/loading'
import { WithdrawalCard, WithdrawalFacts, type WithdrawalViewProps } from '@koi/features/withdraw'
import { m } from '@koi/i18n'
import { Columns, Skeleton } from '@koi/ui'
import { Page } from '../../layout/Page.tsx'

/** One withdrawal: how far it has come on the left, what arrives and where on the right. */
export function WithdrawalView({ withdrawal }: WithdrawalViewProps) {
  return (
    <Page title={m.withdraw_order_title()}>
      <Loaded
        model={withdrawal}
        errorTitle={m.withdraw_order_error_title()}
        skeleton={
          <Columns aside={<Skeleton shape="box" height={270} />}>
            <Skeleton shape="box" height={400} />
          </Columns>
        }
      >
        {(order) => (
          <Columns aside={<WithdrawalFacts order={order} />}>
            <WithdrawalCard order={order} />
          </Columns>
        )}
      </Loaded>
    </Page>
  )
}
