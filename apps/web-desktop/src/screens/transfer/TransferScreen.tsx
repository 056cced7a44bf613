import { Loaded, RefreshButton } from '@koi/features/loading'
import { pageTitles } from '@koi/features/routing'
import {
  AutoTransferSwitch,
  RecycleButton,
  TransferDialogs,
  TransferFields,
  VenueWallets,
  type TransferViewProps,
  useTransferPage,
} from '@koi/features/transfer'
import { m } from '@koi/i18n'
import { Button, Card, Columns, Form, Skeleton } from '@koi/ui'
import { Page } from '../../layout/Page.tsx'
import styles from './TransferScreen.module.css'

/** Money between the central wallet and the venues: the form on the left, what lies where on the right. */
export function TransferView({ transfer, hidden }: TransferViewProps) {
  return (
    <Page title={pageTitles.transfer()}>
      <Loaded model={transfer} errorTitle={m.wallet_error_title()} skeleton={<TransferSkeleton />}>
        {(model) => (
          <>
            <Columns
              wider="aside"
              aside={
                <VenueWallets
                  model={model}
                  hidden={hidden}
                  action={
                    <span className={styles['actions']}>
                      <RefreshButton model={model} />
                      <RecycleButton recycle={model.recycle} />
                    </span>
                  }
                />
              }
            >
              <Card padding="large">
                <Form
                  onSubmit={model.form.onReview}
                  actions={
                    <Button
                      type="submit"
                      variant="primary"
                      size="large"
                      block
                      disabled={!model.form.canReview}
                    >
                      {m.wallet_review()}
                    </Button>
                  }
                >
                  <TransferFields model={model} hidden={hidden} />
                </Form>
                <div className={styles['auto']}>
                  <AutoTransferSwitch auto={model.auto} />
                </div>
              </Card>
            </Columns>
            <TransferDialogs model={model} />
          </>
        )}
      </Loaded>
    </Page>
  )
}

function TransferSkeleton() {
  return (
    <Columns wider="aside" aside={<Skeleton shape="box" height={640} />}>
      <Skeleton shape="box" height={520} />
    </Columns>
  )
}

/** `/finance/transfer`: between the central wallet and the venues' wallets. */
export function TransferScreen() {
  return <TransferView {...useTransferPage()} />
}
