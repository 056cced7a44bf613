import { contract } from '@koi/contract'
import { noteHeartbeat } from '../../services/auth/session.ts'
import { readMember } from '../../services/member/memberInfo.ts'
import { readBalance } from '../../services/wallet/wallets.ts'
import { readMovements } from '../../services/money/readMovements.ts'
import { memberRoute, pageOf } from './route.ts'

export const memberRoutes = [
  memberRoute(contract.token, ({ ctx, memberId }) => readMember({ ctx, input: { memberId } })),
  memberRoute(contract.balance, ({ ctx, memberId }) => readBalance({ ctx, input: { memberId } })),
  memberRoute(contract.movementRecord, ({ ctx, memberId, locale }, { start, end, category, ...page }) =>
    readMovements({ ctx, input: { memberId, start, end, category, locale, ...pageOf(page) } }),
  ),
  memberRoute(contract.heartbeat, ({ ctx, memberId, sessionId }, { gameid, platform }) =>
    noteHeartbeat({ ctx, input: { memberId, sessionId, gameid, platform } }),
  ),
]
