import type { BalanceModel } from '@koi/features/balance'
import { DepositFields, OpenDepositsList, type DepositModel } from '@koi/features/deposit'
import { routes } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Button, Card, ErrorState, Form, Skeleton, TextLink } from '@koi/ui'
import { BottomBar } from '../../layout/BottomBar.tsx'
import { Screen } from '../../layout/Screen.tsx'
import { BalanceLine } from './BalanceLine.tsx'
import { DepositNote } from './DepositNote.tsx'
import { DepositSheet } from './DepositSheet.tsx'
import styles from './DepositView.module.css'

interface DepositViewProps {
  readonly deposit: DepositModel
  readonly balance: BalanceModel
}

/** By which way, how much, and what it comes to beside the one action. */
export function DepositView({ deposit, balance }: DepositViewProps) {
  const ready = deposit.status === 'ready' ? deposit : null
  return (
    <Screen
      title={m.deposit_title()}
      action={
        <TextLink className={styles['action']} href={routes.depositTutorial}>
          {m.deposit_tutorial()}
        </TextLink>
      }
      bottom={
        ready ? (
          <BottomBar note={<DepositNote form={ready.form} />}>
            <Button
              variant="primary"
              size="large"
              block
              disabled={ready.form.summary === null || ready.form.closed !== null}
              onClick={ready.form.onReview}
            >
              {m.deposit_review()}
            </Button>
          </BottomBar>
        ) : null
      }
    >
      <BalanceLine balance={balance} />
      {deposit.status === 'loading' ? (
        <div className={styles['sections']} aria-hidden="true">
          <Skeleton shape="box" height={288} />
        </div>
      ) : null}
      {deposit.status === 'error' ? (
        <ErrorState title={m.deposit_error_title()} description={deposit.message} onRetry={deposit.onRetry} />
      ) : null}
      {ready ? (
        <div className={styles['sections']}>
          {ready.open.length > 0 ? (
            <Card title={m.deposit_open_title()} padding="none">
              <OpenDepositsList open={ready.open} />
            </Card>
          ) : null}
          <Card>
            <Form onSubmit={ready.form.onReview}>
              <DepositFields form={ready.form} />
            </Form>
          </Card>
          <p className={styles['links']}>
            <TextLink href={routes.coinHelp}>{m.deposit_coin_help()}</TextLink>
          </p>
          <DepositSheet step={ready.deposit} />
        </div>
      ) : null}
    </Screen>
  )
}
