import {
  AgentGuide,
  AgentLoaded,
  AgentRecordsCard,
  ApplicationCard,
  InviteLinkCard,
  useAgentPage,
  type AgentViewProps,
} from '@koi/features/agent'
import { routes, pageTitles } from '@koi/features/routing'
import { Screen, Sections, Skeletons } from '../../layout/Screen.tsx'

/** How it works first, until the member is an agent; a guest sees that alone. */
export function AgentView({ agent, records }: AgentViewProps) {
  return (
    <Screen title={pageTitles.agent()} parent={routes.home}>
      <AgentLoaded agent={agent} skeleton={<Skeletons heights={[440, 240]} />}>
        {({ percent, application, invite, referrals, commission }) => {
          const approved = application.state === 'approved'
          return (
            <Sections>
              {approved ? null : <AgentGuide percent={percent} />}
              {approved ? null : <ApplicationCard application={application} />}
              <InviteLinkCard invite={invite} approved={approved} />
              <AgentRecordsCard records={records} referrals={referrals} commission={commission} />
              {approved ? <ApplicationCard application={application} /> : null}
              {approved ? <AgentGuide percent={percent} /> : null}
            </Sections>
          )
        }}
      </AgentLoaded>
    </Screen>
  )
}

/** `/agent` */
export function AgentScreen() {
  return <AgentView {...useAgentPage()} />
}
