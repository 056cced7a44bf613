import {
  AgentGuide,
  AgentRecordsCard,
  ApplicationCard,
  InviteLinkCard,
  useAgent,
  useAgentRecords,
  type AgentModel,
  type AgentRecords,
} from '@koi/features/agent'
import { Loaded } from '@koi/features/loading'
import { pages } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Columns, Skeleton } from '@koi/ui'
import { Page } from '../../layout/Page.tsx'
import styles from './AgentScreen.module.css'

/** `/agent` */
export function AgentScreen() {
  return <AgentView agent={useAgent()} records={useAgentRecords()} />
}

export interface AgentViewProps {
  readonly agent: AgentModel
  readonly records: AgentRecords
}

/** What a member does in one column, and how it works beside it; a guest sees how it works. */
export function AgentView({ agent, records }: AgentViewProps) {
  return (
    <Page title={pages.agent.title()}>
      {agent.status === 'guest' ? (
        <div className={styles['guest']}>
          <AgentGuide percent={null} />
        </div>
      ) : (
        <Loaded model={agent} errorTitle={m.agent_error_title()} skeleton={<AgentSkeleton />}>
          {({ percent, application, invite, referrals, commission }) => (
            <Columns
              wider="main"
              aside={
                <>
                  <AgentGuide percent={percent} />
                  <ApplicationCard application={application} />
                </>
              }
            >
              <InviteLinkCard invite={invite} approved={application.state === 'approved'} />
              <AgentRecordsCard records={records} referrals={referrals} commission={commission} />
            </Columns>
          )}
        </Loaded>
      )}
    </Page>
  )
}

function AgentSkeleton() {
  return (
    <Columns wider="main" aside={<Skeleton shape="box" height={440} />}>
      <Skeleton shape="box" height={300} />
      <Skeleton shape="box" height={260} />
    </Columns>
  )
}
