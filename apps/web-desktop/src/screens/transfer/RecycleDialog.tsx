import type { RecycleModel } from '@koi/features/transfer'
import { m } from '@koi/i18n'
import { Button, DescriptionList, Dialog, Money, Result } from '@koi/ui'

export interface RecycleDialogProps {
  readonly recycle: RecycleModel
}

/** How bringing everything back ended, wallet by wallet. */
export function RecycleDialog({ recycle }: RecycleDialogProps) {
  if (recycle.step === 'confirming')
    return (
      <Dialog open size="small" dismissible={false} title={m.wallet_confirming()} onClose={() => undefined}>
        <Result tone="pending" title={m.wallet_recycle()} description={m.wallet_confirming_text()} />
      </Dialog>
    )
  if (recycle.step === 'done')
    return (
      <Dialog
        open
        size="small"
        title={m.wallet_recycle_done()}
        onClose={recycle.onClose}
        footer={
          <Button variant="primary" onClick={recycle.onClose}>
            {m.common_done()}
          </Button>
        }
      >
        <Result
          tone="positive"
          title={<Money fen={recycle.total} size="large" />}
          description={recycle.moved.length === 0 ? m.wallet_recycle_none() : undefined}
        />
        <DescriptionList
          items={recycle.moved.map(({ name, amount }) => ({ term: name, value: <Money fen={amount} /> }))}
        />
      </Dialog>
    )
  if (recycle.step === 'refused')
    return (
      <Dialog
        open
        size="small"
        title={m.wallet_recycle_failed()}
        onClose={recycle.onClose}
        footer={
          <>
            <Button onClick={recycle.onClose}>{m.common_close()}</Button>
            <Button variant="primary" onClick={recycle.onRetry}>
              {m.common_retry()}
            </Button>
          </>
        }
      >
        <Result tone="negative" title={m.wallet_recycle()} description={recycle.message} />
      </Dialog>
    )
  return null
}
