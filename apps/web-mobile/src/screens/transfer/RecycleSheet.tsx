import { recycleItems, type RecycleModel } from '@koi/features/transfer'
import { m } from '@koi/i18n'
import { Button, DescriptionList, Money, Result, Sheet } from '@koi/ui'
import { useLast } from '../../layout/useLast.ts'
import { RecycleLeft } from './RecycleLeft.tsx'
import styles from './TransferSheet.module.css'

/** What came back to the central wallet, or why not everything did. */
export function RecycleSheet({ recycle }: { readonly recycle: RecycleModel }) {
  const now = recycle.step === 'idle' ? null : recycle
  const shown = useLast(now)
  if (!shown) return null
  if (!('onClose' in shown))
    return (
      <Sheet open={now !== null} title={m.wallet_recycle()} onClose={() => undefined}>
        <div className={styles['content']}>
          <Result
            className={styles['outcome']}
            tone="pending"
            title={shown.step === 'busy' ? m.wallet_recycle_busy() : m.wallet_confirming()}
            description={shown.step === 'busy' ? undefined : m.wallet_confirming_text()}
          />
          <DescriptionList items={recycleItems(shown.rows, false)} />
        </div>
      </Sheet>
    )
  if (shown.step === 'refused')
    return (
      <Sheet
        open={now !== null}
        title={m.wallet_recycle()}
        onClose={shown.onClose}
        footer={
          <Button variant="primary" size="large" block onClick={shown.onRetry}>
            {m.common_retry()}
          </Button>
        }
      >
        <Result
          className={styles['outcome']}
          tone="negative"
          title={m.wallet_recycle_failed()}
          description={shown.message}
        />
      </Sheet>
    )
  return (
    <Sheet
      open={now !== null}
      title={m.wallet_recycle()}
      onClose={shown.onClose}
      footer={
        <Button variant="primary" size="large" block onClick={shown.onClose}>
          {m.common_done()}
        </Button>
      }
    >
      <div className={styles['content']}>
        <Result
          className={styles['outcome']}
          tone={shown.left.length === 0 ? 'positive' : 'warning'}
          title={shown.left.length === 0 ? m.wallet_recycle_done() : m.wallet_recycle_partly()}
          description={
            shown.left.length > 0
              ? m.wallet_recycle_left_text()
              : shown.moved.length === 0
                ? m.wallet_recycle_none()
                : undefined
          }
        />
        <p className={styles['amount']}>
          <Money fen={shown.total} size="hero" />
        </p>
        <DescriptionList items={recycleItems(shown.moved, true)} />
        {shown.left.length > 0 ? <RecycleLeft left={shown.left} /> : null}
      </div>
    </Sheet>
  )
}
