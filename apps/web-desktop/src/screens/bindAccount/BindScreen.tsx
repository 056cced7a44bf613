import { accountKinds, BindButton, BindNotes, BindPage, BindSection } from '@koi/features/accounts'
import type { BindViewProps } from '@koi/features/accounts'
import { Card, Columns } from '@koi/ui'
import { Page } from '../../layout/Page.tsx'

/** `/finance/addBankCard`, `/finance/addAlipay` and `/finance/virtualCoinCard`. */
export function BindScreen() {
  return <BindPage View={BindView} />
}

/** A form that binds an account, with what is good to know beside it. */
export function BindView({ bind }: Pick<BindViewProps, 'bind'>) {
  return (
    <Page title={accountKinds[bind.kind].add()}>
      <Columns aside={<BindNotes bind={bind} />}>
        <Card padding="large">
          <BindSection bind={bind}>
            <BindButton bind={bind} />
          </BindSection>
        </Card>
      </Columns>
    </Page>
  )
}
