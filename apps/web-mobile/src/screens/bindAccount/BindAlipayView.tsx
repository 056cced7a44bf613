import { AlipayField, HolderField, type BindAlipayModel } from '@koi/features/accounts'
import { m } from '@koi/i18n'
import { BindView } from './BindView.tsx'

interface BindAlipayViewProps {
  readonly bind: BindAlipayModel
  readonly back: string
}

/** An Alipay account: holder and account. */
export function BindAlipayView({ bind, back }: BindAlipayViewProps) {
  return (
    <BindView kind="alipay" title={m.accounts_add_alipay()} bind={bind} back={back}>
      {bind.status === 'ready' && (
        <>
          <HolderField holder={bind.holder} />
          <AlipayField account={bind.account} />
        </>
      )}
    </BindView>
  )
}
