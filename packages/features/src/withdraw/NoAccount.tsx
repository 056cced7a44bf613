import { m } from '@koi/i18n'
import { BankCardIcon, Button, Empty } from '@koi/ui'
import { accountTexts } from '../accounts/accountTexts.ts'
import type { WithdrawForm } from './withdrawModel.ts'

/** Nothing of this kind is bound: what to do about it. */
export function NoAccount({ form: { kind, bindPath } }: { readonly form: WithdrawForm }) {
  return (
    <Empty
      icon={BankCardIcon}
      title={accountTexts[kind].none()}
      description={m.withdraw_bind_text()}
      action={
        <Button variant="primary" href={bindPath}>
          {accountTexts[kind].add()}
        </Button>
      }
    />
  )
}
