import { recycleItems, type RecycleModel } from '@koi/features/transfer'
import { m } from '@koi/i18n'
import { Button, DescriptionList, Dialog, Money, Result } from '@koi/ui'
import { RecycleLeft } from './RecycleLeft.tsx'

export interface RecycleDialogProps {
  readonly recycle: RecycleModel
}

/** How bringing everything back ended, wallet by wallet. */
export function RecycleDialog({ recycle }: RecycleDialogProps) {
  if (recycle.step === 'busy' || recycle.step === 'confirming') {
    const late = recycle.step === 'confirming'
    return (
      <Dialog
        open
        size="small"
        dismissible={false}
        title={late ? m.wallet_confirming() : m.wallet_recycle_busy()}
        onClose={() => undefined}
      >
        <Result
          tone="pending"
          title={m.wallet_recycle()}
          description={late ? m.wallet_confirming_text() : undefined}
        />
        <DescriptionList items={recycleItems(recycle.rows, false)} />
      </Dialog>
    )
  }
  if (recycle.step === 'done')
    return (
      <Dialog
        open
        size="small"
        title={recycle.left.length === 0 ? m.wallet_recycle_done() : m.wallet_recycle_partly()}
        onClose={recycle.onClose}
        footer={
          <Button variant="primary" onClick={recycle.onClose}>
            {m.common_done()}
          </Button>
        }
      >
        <Result
          tone={recycle.left.length === 0 ? 'positive' : 'warning'}
          title={<Money fen={recycle.total} size="large" />}
          description={
            recycle.left.length > 0
              ? m.wallet_recycle_left_text()
              : recycle.moved.length === 0
                ? m.wallet_recycle_none()
                : undefined
          }
        />
        <DescriptionList items={recycleItems(recycle.moved, true)} />
        {recycle.left.length > 0 && <RecycleLeft left={recycle.left} />}
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
