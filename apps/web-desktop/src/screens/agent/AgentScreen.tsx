import {
  AgentGuide,
  AgentLoaded,
  AgentRecordsCard,
  ApplicationCard,
  InviteLinkCard,
  useAgentPage,
  type AgentViewProps,
} from '@koi/features/agent'
import { pageTitles } from '@koi/features/routing'
import { Columns, Skeleton } from '@koi/ui'
import { Page } from '../../layout/Page.tsx'

/** `/agent` */
export function AgentScreen() {
  return <AgentView {...useAgentPage()} />
}

/** What a member does in one column, and how it works beside it; a guest sees how it works. */
export function AgentView({ agent, records }: AgentViewProps) {
  return (
    <Page title={pageTitles.agent()}>
      <AgentLoaded agent={agent} skeleton={<AgentSkeleton />}>
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
      </AgentLoaded>
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
