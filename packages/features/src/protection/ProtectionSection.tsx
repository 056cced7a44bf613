import { m } from '@koi/i18n'
import { Banner, Card, List, ListItem, Money, TextLink } from '@koi/ui'
import { MoneyChartSection, type MoneyYearModel, RecordTotals } from '../records/index.ts'
import { helpPath } from '../routing/helpLinks.ts'
import { routes } from '../routing/pages.ts'
import { pageTitles } from '../routing/pageTitles.ts'
import styles from './ProtectionSection.module.css'

export interface ProtectionSectionProps {
  readonly year: MoneyYearModel
}

/** What a member's play came to in a year, what there is to stop in time, and what there is not yet. */
export function ProtectionSection({ year: { chart, sums } }: ProtectionSectionProps) {
  return (
    <div className={styles['section']}>
      <Banner tone="warning" title={m.protection_missing_title()}>
        <p>{m.protection_missing_text()}</p>
        <p className={styles['more']}>
          <TextLink href={helpPath('protection', 'not-yet')}>{m.protection_missing_more()}</TextLink>
        </p>
      </Banner>
      <section className={styles['statement']} aria-labelledby="statement">
        <h2 id="statement" className={styles['title']}>
          {m.protection_statement()}
        </h2>
        <RecordTotals
          items={[
            { label: m.records_movement_deposits(), value: <Money fen={sums?.deposits} /> },
            { label: m.records_movement_withdrawals(), value: <Money fen={sums?.withdrawals} /> },
            {
              label: m.protection_net_deposits(),
              value: <Money fen={sums && sums.deposits - sums.withdrawals} />,
            },
            { label: m.protection_net(), value: <Money fen={sums?.net} signed /> },
          ]}
        />
        <MoneyChartSection chart={chart} />
        <p className={styles['links']}>
          <TextLink href={`${routes.betRecord}?range=-1`}>{pageTitles.betRecord()}</TextLink>
          <TextLink href={`${routes.transactions}?range=-1`}>{pageTitles.transactions()}</TextLink>
        </p>
      </section>
      <Card padding="none">
        <List>
          <ListItem
            href={helpPath('protection', 'now')}
            title={m.protection_now()}
            description={m.protection_now_text()}
          />
          <ListItem
            href={helpPath('protection', 'habits')}
            title={m.protection_habits()}
            description={m.protection_habits_text()}
          />
          <ListItem
            href={helpPath('protection', 'signs')}
            title={m.protection_signs()}
            description={m.protection_signs_text()}
          />
          <ListItem
            href={routes.customerService}
            title={pageTitles.customerService()}
            description={m.protection_support_text()}
          />
        </List>
      </Card>
    </div>
  )
}
