import { contract } from '@koi/contract'
import { applyAgent, readAgentInfo } from '../../services/agent/agent.ts'
import { listAgentDays, listReferrals } from '../../services/agent/agentRecords.ts'
import { memberRoute, pageOf } from './route.ts'

export const agentRoutes = [
  memberRoute(contract.agentInfo, ({ ctx, memberId }) => readAgentInfo({ ctx, input: { memberId } })),
  memberRoute(contract.applyAgent, ({ ctx, memberId }, { about }) =>
    applyAgent({ ctx, input: { memberId, about } }),
  ),
  memberRoute(contract.agentReferrals, ({ ctx, memberId }, input) =>
    listReferrals({ ctx, input: { memberId, ...pageOf(input) } }),
  ),
  memberRoute(contract.agentDays, ({ ctx, memberId }, input) =>
    listAgentDays({ ctx, input: { memberId, ...pageOf(input) } }),
  ),
]
