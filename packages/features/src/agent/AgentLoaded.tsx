import { m } from '@koi/i18n'
import type { ReactNode } from 'react'
import { Loaded } from '../loading/Loaded.tsx'
import { AgentGuide } from './AgentGuide.tsx'
import type { AgentModel } from './useAgent.ts'

export interface AgentLoadedProps {
  readonly agent: AgentModel
  readonly skeleton: ReactNode
  readonly children: (ready: Extract<AgentModel, { status: 'ready' }>) => ReactNode
}

/** The page of a member once it is there, or what there is instead; a guest sees how it works. */
export function AgentLoaded({ agent, skeleton, children }: AgentLoadedProps) {
  if (agent.status === 'guest') return <AgentGuide guest percent={agent.percent} />
  return (
    <Loaded model={agent} errorTitle={m.agent_error_title()} skeleton={skeleton}>
      {children}
    </Loaded>
  )
}
