import { useSearchParams } from 'react-router-dom'
import { type AgentModel, useAgent } from './useAgent.ts'
import { type AgentRecords, useAgentRecords } from './useAgentRecords.ts'

export interface AgentViewProps {
  readonly agent: AgentModel
  readonly records: AgentRecords
}

/** The page of agents. */
export function useAgentPage(): AgentViewProps {
  const [params, setParams] = useSearchParams()
  return { agent: useAgent(), records: useAgentRecords({ params, setParams }) }
}
