import { Loaded } from '@koi/features/loading'
import { pageTitles } from '@koi/features/routing'
import {
  AutoTransferSwitch,
  RecycleButton,
  TransferDialogs,
  TransferFields,
  VenueWallets,
  type ReadyTransfer,
  type TransferViewProps,
  useTransferPage,
} from '@koi/features/transfer'
import { m } from '@koi/i18n'
import { Button, Card, Form, Money } from '@koi/ui'
import { BottomBar } from '../../layout/BottomBar.tsx'
import { PulledPage } from '../../layout/PulledPage.tsx'
import { Screen, Sections, Skeletons } from '../../layout/Screen.tsx'
import styles from './TransferScreen.module.css'

/** The sum of all, the central wallet, bringing everything back, and whether money follows the player by itself. */
function WalletSummary({ model, hidden }: { readonly model: ReadyTransfer; readonly hidden: boolean }) {
  const { central, total, held, recycle, auto } = model
  return (
    <Card>
      <div className={styles['head']}>
        <div>
          <p className={styles['label']}>{m.wallet_total()}</p>
          <p className={styles['amount']} data-testid="total-balance">
            <Money fen={total} hidden={hidden} size="large" />
          </p>
          <p className={styles['label']}>
            {m.wallet_central()}{' '}
            <span data-testid="central-balance">
              <Money fen={central} hidden={hidden} />
            </span>
          </p>
          {held === null || held === 0n ? null : (
            <p className={styles['label']}>
              {m.wallet_held()} <Money fen={held} hidden={hidden} />
            </p>
          )}
        </div>
        <RecycleButton recycle={recycle} />
      </div>
      <div className={styles['auto']}>
        <AutoTransferSwitch auto={auto} />
      </div>
    </Card>
  )
}

/** What lies where, one form to move it, and everything back by one press. */
export function TransferView({ transfer, hidden }: TransferViewProps) {
  const form = transfer.status === 'ready' ? transfer.form : null
  return (
    <Screen
      title={pageTitles.transfer()}
      bottom={
        form ? (
          <BottomBar>
            <Button variant="primary" size="large" block disabled={!form.canReview} onClick={form.onReview}>
              {m.wallet_review()}
            </Button>
          </BottomBar>
        ) : null
      }
    >
      <Loaded
        model={transfer}
        errorTitle={m.wallet_error_title()}
        skeleton={<Skeletons heights={[182, 440, 312]} />}
      >
        {(model) => (
          <PulledPage refreshing={model.refreshing} onRefresh={model.onRefresh}>
            <Sections>
              <WalletSummary model={model} hidden={hidden} />
              <Card>
                <Form onSubmit={() => model.form.canReview && model.form.onReview()}>
                  <TransferFields model={model} hidden={hidden} />
                </Form>
              </Card>
              <VenueWallets
                model={model}
                hidden={hidden}
                onChosen={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
              />
            </Sections>
            <TransferDialogs model={model} />
          </PulledPage>
        )}
      </Loaded>
    </Screen>
  )
}

/** `/finance/transfer`: between the central wallet and the venues' wallets. */
export function TransferScreen() {
  return <TransferView {...useTransferPage()} />
}
