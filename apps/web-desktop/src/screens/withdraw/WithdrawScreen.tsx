import { WithdrawalView } from './WithdrawalView.tsx'
import { Loaded, RefreshButton } from '@koi/features/loading'
import {
  RecentWithdrawals,
  type ReadyWithdraw,
  WithdrawFields,
  WithdrawFlow,
  WithdrawFunds,
  type WithdrawViewProps,
  WithdrawPage,
} from '@koi/features/withdraw'
import { m } from '@koi/i18n'
import { Button, Card, Columns, Form, Skeleton } from '@koi/ui'
import { Page } from '../../layout/Page.tsx'
import styles from './WithdrawScreen.module.css'

/** The form on the left; what can leave, what has to be staked first, and the last withdrawals on the right. */
export function WithdrawView({ withdraw, hidden }: WithdrawViewProps) {
  return (
    <Page title={m.withdraw_title()}>
      <Loaded model={withdraw} errorTitle={m.withdraw_error_title()} skeleton={<WithdrawSkeleton />}>
        {(model) => (
          <>
            <Columns
              first="aside"
              aside={
                <>
                  <WithdrawFunds model={model} hidden={hidden} action={<RefreshButton model={model} />} />
                  <RecentWithdrawals recent={model.recent} hidden={hidden} />
                </>
              }
            >
              <Card padding="large">
                <Form
                  onSubmit={() => model.form.canReview && model.form.onReview()}
                  actions={model.form.accounts?.length ? <ReviewButton form={model.form} /> : null}
                >
                  <WithdrawFields model={model} />
                </Form>
              </Card>
            </Columns>
            <WithdrawFlow step={model.step} asksPassword={model.asksPassword} />
          </>
        )}
      </Loaded>
    </Page>
  )
}

/** Leads to the review, or says why it does not. */
function ReviewButton({ form }: Pick<ReadyWithdraw, 'form'>) {
  return (
    <>
      <Button type="submit" variant="primary" size="large" block disabled={!form.canReview}>
        {m.withdraw_review()}
      </Button>
      {form.reason ? <p className={styles['note']}>{form.reason}</p> : null}
    </>
  )
}

function WithdrawSkeleton() {
  return (
    <Columns
      first="aside"
      aside={
        <>
          <Skeleton shape="box" height={150} />
          <Skeleton shape="box" height={260} />
        </>
      }
    >
      <Skeleton shape="box" height={560} />
    </Columns>
  )
}

/** `/finance/withdraw`, and with `?order=` one withdrawal. */
export function WithdrawScreen() {
  return <WithdrawPage Form={WithdrawView} Order={WithdrawalView} />
}
