import { contract } from '@koi/contract'
import { countMessages } from '../../services/member/countMessages.ts'
import { noteHeartbeat } from '../../services/member/noteHeartbeat.ts'
import { readBalance } from '../../services/member/readBalance.ts'
import { readMember } from '../../services/member/readMember.ts'
import { readPasswordConfig } from '../../services/member/readPasswordConfig.ts'
import { memberOf } from '../memberOf.ts'
import { route } from '../route.ts'

export const memberRoutes = [
  route(contract.token, (call) => readMember({ ctx: call.ctx, input: memberOf(call) })),
  route(contract.balance, (call) => readBalance({ ctx: call.ctx, input: memberOf(call) })),
  route(contract.messageCount, (call) => countMessages({ ctx: call.ctx, input: memberOf(call) })),
  route(contract.heartbeat, (call, input) => {
    const { sessionId } = memberOf(call)
    return noteHeartbeat({ ctx: call.ctx, input: { ...input, sessionId } })
  }),
  route(contract.withdrawPasswordConfig, (call) =>
    readPasswordConfig({ ctx: call.ctx, input: memberOf(call) }),
  ),
]
