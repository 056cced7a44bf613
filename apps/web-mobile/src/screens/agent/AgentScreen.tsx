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
import { pages, routes } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Screen, Sections, Skeletons } from '../../layout/Screen.tsx'

/** `/agent` */
export function AgentScreen() {
  return <AgentView agent={useAgent()} records={useAgentRecords()} />
}

export interface AgentViewProps {
  readonly agent: AgentModel
  readonly records: AgentRecords
}

/** How it works first, until the member is an agent; a guest sees that alone. */
export function AgentView({ agent, records }: AgentViewProps) {
  return (
    <Screen title={pages.agent.title()} parent={routes.home}>
      {agent.status === 'guest' ? (
        <AgentGuide percent={null} />
      ) : (
        <Loaded
          model={agent}
          errorTitle={m.agent_error_title()}
          skeleton={<Skeletons heights={[440, 240]} />}
        >
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
        </Loaded>
      )}
    </Screen>
  )
}
