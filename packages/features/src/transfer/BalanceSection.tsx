import { m } from '@koi/i18n'
import { Money } from '@koi/ui'
import type { ReactNode } from 'react'
import { shownParts } from '../balance/balanceParts.ts'
import type { BalanceModel } from '../balance/useBalance.ts'
import styles from './BalanceSection.module.css'
import { BringBackButton } from './BringBackButton.tsx'

export interface BalanceSectionProps {
  readonly balance: Exclude<BalanceModel, { status: 'guest' }>
  /** It stands on the coloured ground of a hero. */
  readonly onHero?: boolean
  /** Stands beside the label of the total. */
  readonly tools?: ReactNode
}

/** All that a member has, then where it lies, with the way to bring it back from the venues. */
export function BalanceSection({ balance, onHero = false, tools }: BalanceSectionProps) {
  const { total, hidden } = balance
  return (
    <div className={styles['section']} data-on-hero={onHero || undefined}>
      <div className={styles['head']}>
        <span>{m.wallet_total()}</span>
        {tools}
      </div>
      <p className={styles['total']} data-testid="total-balance">
        <Money fen={total} hidden={hidden} size={onHero ? 'inherit' : 'large'} />
      </p>
      <div className={styles['parts']}>
        <dl className={styles['list']}>
          {shownParts(balance)
            .filter(({ sum }) => sum !== 'held' || balance.held)
            .map(({ sum, label }) => (
              <div key={sum}>
                <dt>{label()}</dt>
                <dd data-testid={`${sum}-balance`}>
                  <Money fen={balance[sum]} hidden={hidden} />
                </dd>
              </div>
            ))}
        </dl>
        <BringBackButton variant={onHero ? 'inverse' : 'soft'} balance={balance} />
      </div>
    </div>
  )
}
