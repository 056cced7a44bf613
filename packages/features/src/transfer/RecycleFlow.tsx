import { m } from '@koi/i18n'
import { Button, List, ListItem, Money, type Description } from '@koi/ui'
import { MoneyFlow, type MoneyOutcome } from '../money/MoneyFlow.tsx'
import styles from './RecycleFlow.module.css'
import type { RecycleModel, RecycleResult, RecycleRow } from './useRecycle.ts'

/** Brings everything back, after a look at it. */
export function RecycleButton({ recycle }: { readonly recycle: RecycleModel }) {
  return (
    <Button variant="soft" loading={recycle.busy} disabled={!recycle.available} onClick={recycle.onReview}>
      {recycle.busy ? m.wallet_recycle_busy() : m.wallet_recycle()}
    </Button>
  )
}

const rowItems = (rows: readonly RecycleRow[]): Description[] =>
  rows.map(({ name, amount }) => ({ term: name, value: <Money fen={amount} /> }))

/** What is not brought back, each with its reason. */
function Left({ title, left }: Pick<RecycleResult, 'left'> & { readonly title: string }) {
  return (
    <section aria-label={title}>
      <h3 className={styles['title']}>{title}</h3>
      <List className={styles['list']}>
        {left.map(({ name, amount, reason }) => (
          <ListItem key={name} title={name} description={reason} end={<Money fen={amount} />} />
        ))}
      </List>
    </section>
  )
}

function outcomeOf({ total, moved, left }: RecycleResult): MoneyOutcome {
  const shared = { amount: total, items: rowItems(moved) }
  if (left.length > 0)
    return {
      ...shared,
      title: m.wallet_recycle_partly(),
      tone: 'warning',
      text: m.wallet_recycle_left_text(),
      more: <Left title={m.wallet_recycle_left()} left={left} />,
    }
  const done = { ...shared, title: m.wallet_recycle_done(), tone: 'positive' } as const
  return moved.length > 0 ? done : { ...done, text: m.wallet_recycle_none() }
}

/** Bringing everything back to the central wallet: which wallets, and what came of it. */
export function RecycleFlow({ recycle }: { readonly recycle: RecycleModel }) {
  return (
    <MoneyFlow
      step={recycle.step}
      texts={{
        review: m.wallet_recycle_review_title(),
        confirm: m.wallet_recycle_confirm(),
        refused: m.wallet_recycle_failed(),
        earlier: m.wallet_recycle(),
        back: m.common_close(),
      }}
      facts={({ moves, left }) => ({
        amount: moves.reduce((total, { amount }) => total + amount, 0n),
        items: rowItems(moves),
        more: left.length > 0 ? <Left title={m.wallet_recycle_leaves()} left={left} /> : null,
      })}
      outcome={outcomeOf}
    />
  )
}
