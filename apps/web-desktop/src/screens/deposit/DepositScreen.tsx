import {
  DepositFields,
  DepositFlow,
  DepositSummaryList,
  guideCare,
  GuideCare,
  OpenDeposits,
  type DepositViewProps,
  DepositPage,
} from '@koi/features/deposit'
import { Loaded } from '@koi/features/loading'
import { routes, pageTitles } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Button, Card, Columns, Form, Skeleton, TextLink } from '@koi/ui'
import { Page } from '../../layout/Page.tsx'
import { OrderView } from './OrderView.tsx'
import styles from './DepositScreen.module.css'

/** `/finance/deposit`, and with `?order=` one order. */
export function DepositScreen() {
  return <DepositPage Form={DepositView} Order={OrderView} />
}

/** By which way and how much on the left; what it comes to, and what is still open, on the right. */
export function DepositView({ deposit }: Pick<DepositViewProps, 'deposit'>) {
  return (
    <Page
      title={m.deposit_title()}
      actions={
        <div className={styles['links']}>
          <TextLink href={routes.depositTutorial}>{pageTitles.depositTutorial()}</TextLink>
          <TextLink href={routes.coinHelp}>{pageTitles.coinHelp()}</TextLink>
        </div>
      }
    >
      <Loaded model={deposit} errorTitle={m.deposit_error_title()} skeleton={<DepositSkeleton />}>
        {({ form, open, step }) => (
          <>
            <Columns
              aside={
                <>
                  <OpenDeposits open={open} />
                  {form.summary ? (
                    <Card title={m.deposit_summary_title()} padding="large">
                      <DepositSummaryList summary={form.summary} />
                    </Card>
                  ) : (
                    <GuideCare texts={guideCare.deposit()} />
                  )}
                </>
              }
            >
              <Card padding="large">
                <Form
                  onSubmit={form.onReview}
                  actions={
                    <Button type="submit" variant="primary" size="large" block disabled={!form.canReview}>
                      {m.deposit_review()}
                    </Button>
                  }
                >
                  <DepositFields form={form} />
                </Form>
              </Card>
            </Columns>
            <DepositFlow step={step} />
          </>
        )}
      </Loaded>
    </Page>
  )
}

function DepositSkeleton() {
  return (
    <Columns aside={<Skeleton shape="box" height={168} />}>
      <Skeleton shape="box" height={376} />
    </Columns>
  )
}
