import { formatAmount } from '@koi/api-core/amount'
import { m } from '@koi/i18n'
import { Card, Money, Picture, ProgressBar, TextLink } from '@koi/ui'
import { routes } from '../routing/pages.ts'
import styles from './LevelCard.module.css'
import type { KeepProgress, VipModel } from './useVip.ts'

type Ready = Extract<VipModel, { status: 'ready' }>

/** What a bar says beside it: what is done of what is asked for. */
function reached(done: bigint, target: bigint): string {
  return m.vip_reached({ done: formatAmount(done), target: formatAmount(target) })
}

function Keep({ keep, turnover }: { readonly keep: KeepProgress; readonly turnover: bigint }) {
  const { name, needed, target, percent, by, until, lower, dropsOn } = keep
  return (
    <div className={styles['part']}>
      <p className={styles['line']}>
        <span>{m.vip_keep()}</span>
        <span className={styles['sums']}>{reached(turnover, target)}</span>
      </p>
      <ProgressBar
        label={m.vip_keep()}
        percent={percent}
        valueText={reached(turnover, target)}
        tone={needed === 0n ? 'positive' : 'warning'}
      />
      <p className={styles['said']}>
        {needed === 0n
          ? m.vip_keep_done({ level: name, until })
          : m.vip_keep_needed({
              last: by,
              amount: formatAmount(needed),
              level: name,
              until,
              lower,
              drop_day: dropsOn,
            })}
      </p>
    </div>
  )
}

/** The level, what was staked this month, how far the next one is, and what keeps this one. */
export function LevelCard({ vip }: { readonly vip: Ready }) {
  const { name, badge, eligible, turnover, month, next, keep } = vip
  return (
    <Card padding="large">
      <div className={styles['card']}>
        <div className={styles['head']}>
          <Picture className={styles['badge']} src={badge} alt="" ratio="1 / 1" eager />
          <div className={styles['who']}>
            <p className={styles['label']}>{m.vip_current()}</p>
            <h2 className={styles['name']}>{name}</h2>
          </div>
          <TextLink className={styles['link']} href={routes.vipDetail}>
            {m.vip_rules_link()}
          </TextLink>
        </div>
        <div>
          <p className={styles['label']}>
            {m.vip_turnover()} <span className={styles['month']}>{m.vip_month(month)}</span>
          </p>
          <Money fen={turnover} size="large" />
        </div>
        {next ? (
          <div className={styles['part']}>
            <p className={styles['line']}>
              <span>{m.vip_progress()}</span>
              <span className={styles['sums']}>{reached(turnover, next.target)}</span>
            </p>
            <ProgressBar
              label={m.vip_progress()}
              percent={next.percent}
              valueText={reached(turnover, next.target)}
              tone="gold"
            />
            <p className={styles['said']}>
              {m.vip_to_next({ amount: formatAmount(next.needed), level: next.name })}
            </p>
          </div>
        ) : (
          <p className={styles['said']}>{eligible ? m.vip_top() : m.vip_withheld()}</p>
        )}
        {keep ? <Keep keep={keep} turnover={turnover} /> : null}
      </div>
    </Card>
  )
}
