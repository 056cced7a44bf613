import {
  DepositFields,
  DepositFlow,
  OpenDeposits,
  type DepositModel,
  type DepositViewProps,
  DepositPage,
} from '@koi/features/deposit'
import { Loaded } from '@koi/features/loading'
import { routes, pageTitles } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Button, Card, Form, Money, TextLink } from '@koi/ui'
import { BottomBar } from '../../layout/BottomBar.tsx'
import { PulledPage } from '../../layout/PulledPage.tsx'
import { Screen, Sections, Skeletons } from '../../layout/Screen.tsx'
import { BalanceLine } from './BalanceLine.tsx'
import { OrderView } from './OrderView.tsx'
import styles from './DepositScreen.module.css'

/** `/finance/deposit`, and with `?order=` one order. */
export function DepositScreen() {
  return <DepositPage Form={DepositView} Order={OrderView} />
}

type DepositForm = Extract<DepositModel, { status: 'ready' }>['form']

/** What it costs, how long it takes and what arrives, beside the action. */
function Note({ form: { summary } }: { readonly form: DepositForm }) {
  if (!summary) return <span>{m.deposit_guide_care_1()}</span>
  const { coins, fee, minutes, arrives } = summary
  return (
    <>
      <span>
        {coins === null ? m.deposit_fee() : m.deposit_pay_coins()} {coins ?? <Money fen={fee} />} ·{' '}
        {m.deposit_minutes_value({ minutes })}
      </span>
      <span>
        {m.deposit_arrives()} <Money fen={arrives} />
      </span>
    </>
  )
}

/** By which way, how much, and what it comes to beside the one action; a pull reads the money again. */
export function DepositView({ deposit, balance }: DepositViewProps) {
  const form = deposit.status === 'ready' ? deposit.form : null
  return (
    <Screen
      title={m.deposit_title()}
      action={
        <TextLink className={styles['action']} href={routes.depositTutorial}>
          {pageTitles.depositTutorial()}
        </TextLink>
      }
      bottom={
        form ? (
          <BottomBar note={<Note form={form} />}>
            <Button variant="primary" size="large" block disabled={!form.canReview} onClick={form.onReview}>
              {m.deposit_review()}
            </Button>
          </BottomBar>
        ) : null
      }
    >
      <PulledPage
        refreshing={balance.status !== 'guest' && balance.refreshing}
        onRefresh={() => balance.status !== 'guest' && balance.onRefresh()}
      >
        <Sections>
          <BalanceLine balance={balance} />
          <Loaded
            model={deposit}
            errorTitle={m.deposit_error_title()}
            skeleton={<Skeletons heights={[288]} />}
          >
            {(model) => (
              <>
                <OpenDeposits open={model.open} />
                <Card>
                  <Form onSubmit={model.form.onReview}>
                    <DepositFields form={model.form} />
                  </Form>
                </Card>
                <p className={styles['links']}>
                  <TextLink href={routes.coinHelp}>{pageTitles.coinHelp()}</TextLink>
                </p>
                <DepositFlow step={model.step} />
              </>
            )}
          </Loaded>
        </Sections>
      </PulledPage>
    </Screen>
  )
}
