import { contract } from '@koi/contract'
import { noteHeartbeat } from '../../services/auth/session.ts'
import { readMember } from '../../services/member/memberInfo.ts'
import { readBalance } from '../../services/wallet/wallets.ts'
import { memberRoute } from './route.ts'

export const memberRoutes = [
  memberRoute(contract.token, ({ ctx, memberId }) => readMember({ ctx, input: { memberId } })),
  memberRoute(contract.balance, ({ ctx, memberId }) => readBalance({ ctx, input: { memberId } })),
  memberRoute(contract.heartbeat, ({ ctx, memberId, sessionId }, { gameid, platform }) =>
    noteHeartbeat({ ctx, input: { memberId, sessionId, gameid, platform } }),
  ),
]
