import { AlipayField, HolderField, type BindAlipayModel } from '@koi/features/accounts'
import { m } from '@koi/i18n'
import { BindView } from './BindView.tsx'

export interface BindAlipayViewProps {
  readonly bind: BindAlipayModel
}

/** An Alipay account: holder and account. */
export function BindAlipayView({ bind }: BindAlipayViewProps) {
  return (
    <BindView kind="alipay" title={m.accounts_add_alipay()} bind={bind}>
      {bind.status === 'ready' && (
        <>
          <HolderField holder={bind.holder} />
          <AlipayField account={bind.account} />
        </>
      )}
    </BindView>
  )
}
