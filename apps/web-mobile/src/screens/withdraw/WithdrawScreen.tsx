import { PulledPage } from '../../layout/PulledPage.tsx'
import { WithdrawalView } from './WithdrawalView.tsx'
import { Loaded } from '@koi/features/loading'
import { routes } from '@koi/features/routing'
import {
  RecentWithdrawals,
  WithdrawFields,
  WithdrawFlow,
  WithdrawFunds,
  type WithdrawViewProps,
  WithdrawPage,
} from '@koi/features/withdraw'
import { m } from '@koi/i18n'
import { Button, Card, Form, Money } from '@koi/ui'
import { BottomBar } from '../../layout/BottomBar.tsx'
import { Screen, Sections, Skeletons } from '../../layout/Screen.tsx'

/** What can leave, to which account, how much; the last withdrawals below. */
export function WithdrawView({ withdraw, hidden }: WithdrawViewProps) {
  const form = withdraw.status === 'ready' ? withdraw.form : null
  const note =
    form?.reason ??
    (form?.quote ? (
      <>
        <span>{m.withdraw_net()}</span>
        <Money fen={form.quote.net} />
      </>
    ) : null)
  return (
    <Screen
      title={m.withdraw_title()}
      parent={routes.user}
      bottom={
        form?.accounts?.length ? (
          <BottomBar note={note}>
            <Button variant="primary" size="large" block disabled={!form.canReview} onClick={form.onReview}>
              {m.withdraw_review()}
            </Button>
          </BottomBar>
        ) : null
      }
    >
      <Loaded
        model={withdraw}
        errorTitle={m.withdraw_error_title()}
        skeleton={<Skeletons heights={[104, 430]} />}
      >
        {(model) => (
          <PulledPage refreshing={model.refreshing} onRefresh={model.onRefresh}>
            <Sections>
              <WithdrawFunds model={model} hidden={hidden} />
              <Card>
                <Form onSubmit={() => model.form.canReview && model.form.onReview()}>
                  <WithdrawFields model={model} />
                </Form>
              </Card>
              <RecentWithdrawals recent={model.recent} hidden={hidden} />
            </Sections>
            <WithdrawFlow step={model.step} asksPassword={model.asksPassword} />
          </PulledPage>
        )}
      </Loaded>
    </Screen>
  )
}

/** `/finance/withdraw`, and with `?order=` one withdrawal. */
export function WithdrawScreen() {
  return <WithdrawPage Form={WithdrawView} Order={WithdrawalView} />
}
