import { Loaded } from '@koi/features/loading'
import { routes } from '@koi/features/routing'
import { WithdrawalCard, WithdrawalFacts, type WithdrawalViewProps } from '@koi/features/withdraw'
import { m } from '@koi/i18n'
import { Screen, Sections, Skeletons } from '../../layout/Screen.tsx'

/** One withdrawal: how far it has come, then what arrives and where. */
export function WithdrawalView({ withdrawal }: WithdrawalViewProps) {
  return (
    <Screen title={m.withdraw_order_title()} parent={routes.withdraw}>
      <Loaded
        model={withdrawal}
        errorTitle={m.withdraw_order_error_title()}
        skeleton={<Skeletons heights={[400, 228]} />}
      >
        {(order) => (
          <Sections>
            <WithdrawalCard order={order} />
            <WithdrawalFacts order={order} />
          </Sections>
        )}
      </Loaded>
    </Screen>
  )
}
