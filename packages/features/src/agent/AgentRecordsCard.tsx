import { m } from '@koi/i18n'
import { Card, DescriptionList, Empty, ListItem, Money, Tabs, UserIcon, CoinsIcon } from '@koi/ui'
import { PagedList } from '../loading/PagedList.tsx'
import styles from './AgentRecordsCard.module.css'
import type { AgentRecords } from './useAgentRecords.ts'

export interface AgentRecordsCardProps {
  readonly records: AgentRecords
  readonly referrals: number
  readonly commission: bigint
}

function Referrals({ model }: { readonly model: AgentRecords['referrals'] }) {
  return (
    <PagedList
      model={model}
      errorTitle={m.agent_referrals_error()}
      empty={
        <Empty
          size="small"
          icon={UserIcon}
          title={m.agent_referrals_empty()}
          description={m.agent_referrals_empty_text()}
        />
      }
    >
      {({ id, account, time, turnover }) => (
        <ListItem key={id} title={account} description={time} end={turnover} />
      )}
    </PagedList>
  )
}

function Days({ model }: { readonly model: AgentRecords['days'] }) {
  return (
    <PagedList
      model={model}
      errorTitle={m.agent_days_error()}
      empty={
        <Empty
          size="small"
          icon={CoinsIcon}
          title={m.agent_days_empty()}
          description={m.agent_days_empty_text()}
        />
      }
    >
      {({ day, text, commission }) => (
        <ListItem key={day} title={day} description={text} end={<Money fen={commission} signed />} />
      )}
    </PagedList>
  )
}

/** What the code brought so far, and each friend and each day of it. */
export function AgentRecordsCard({ records, referrals, commission }: AgentRecordsCardProps) {
  const { view, onView } = records
  return (
    <Card padding="none" title={m.agent_records()}>
      <DescriptionList
        className={styles['totals']}
        layout="columns"
        items={[
          {
            term: m.agent_total_referrals(),
            value: m.agent_people({ count: referrals }),
            strong: true,
          },
          { term: m.agent_total_commission(), value: <Money fen={commission} />, strong: true },
        ]}
      />
      <Tabs
        className={styles['tabs']}
        label={m.agent_records()}
        value={view}
        onValueChange={onView}
        items={[
          { id: 'referrals', label: m.agent_tab_referrals() },
          { id: 'days', label: m.agent_tab_days() },
        ]}
      >
        {view === 'referrals' ? <Referrals model={records.referrals} /> : <Days model={records.days} />}
      </Tabs>
    </Card>
  )
}
