import { m } from '@koi/i18n'
import { Card } from '@koi/ui'
import styles from './VipRules.module.css'

export interface VipRulesProps {
  /** Whether the member may be told what comes with a level; null while that is not known: its place is kept. */
  readonly eligible: boolean | null
  /** How the zone of the site's days is written, as `GMT+8`. */
  readonly zone: string
}

/** How a level is reached, kept and dropped, and what comes with it. */
export function VipRules({ eligible, zone }: VipRulesProps) {
  const rules = [
    { title: m.vip_rule_turnover(), text: m.vip_rule_turnover_text({ zone }) },
    { title: m.vip_rule_reach(), text: m.vip_rule_reach_text() },
    { title: m.vip_rule_keep(), text: m.vip_rule_keep_text() },
    { title: m.vip_rule_drop(), text: m.vip_rule_drop_text() },
    { title: m.vip_rule_example(), text: m.vip_rule_example_text() },
  ]
  const gifts = { title: m.vip_rule_gifts(), text: m.vip_rule_gifts_text() }
  return (
    <Card padding="large" title={m.vip_rules()}>
      <div className={styles['rules']}>
        {(eligible === false ? rules : [...rules, gifts]).map(({ title, text }) => (
          <section key={title} data-pending={eligible === null && title === gifts.title}>
            <h3 className={styles['title']}>{title}</h3>
            <p className={styles['text']}>{text}</p>
          </section>
        ))}
      </div>
    </Card>
  )
}
