import { m } from '@koi/i18n'
import { Button, Empty } from '@koi/ui'
import type { ReactNode } from 'react'
import { Loaded } from '../loading/Loaded.tsx'
import { routes } from '../routing/pages.ts'
import { AgentGuide } from './AgentGuide.tsx'
import type { AgentModel } from './useAgent.ts'

export interface AgentLoadedProps {
  readonly agent: AgentModel
  readonly skeleton: ReactNode
  readonly children: (ready: Extract<AgentModel, { status: 'ready' }>) => ReactNode
}

/** The page of a member once it is there, or what there is instead; a guest sees how it works, who may receive no promotions that it is not for them now. */
export function AgentLoaded({ agent, skeleton, children }: AgentLoadedProps) {
  if (agent.status === 'guest') return <AgentGuide guest percent={agent.percent} />
  if (agent.status === 'withheld')
    return (
      <Empty
        title={m.agent_withheld_title()}
        description={m.agent_withheld_text()}
        action={<Button href={routes.home}>{m.common_back_home()}</Button>}
      />
    )
  return (
    <Loaded model={agent} errorTitle={m.agent_error_title()} skeleton={skeleton}>
      {children}
    </Loaded>
  )
}
