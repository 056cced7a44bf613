import { contract } from '@koi/contract'
import { noteHeartbeat } from '../../services/auth/session.ts'
import { readMember } from '../../services/member/memberInfo.ts'
import { readBalance } from '../../services/wallet/wallets.ts'
import { readMoneyChart } from '../../services/money/readMoneyChart.ts'
import { readMovements } from '../../services/money/readMovements.ts'
import { memberRoute, pageOf } from './route.ts'

export const memberRoutes = [
  memberRoute(contract.token, ({ ctx, memberId }) => readMember({ ctx, input: { memberId } })),
  memberRoute(contract.balance, ({ ctx, memberId }) => readBalance({ ctx, input: { memberId } })),
  memberRoute(contract.movementRecord, ({ ctx, memberId, locale }, input) => {
    const { start, end, category, changed_since: changedSince } = input
    return readMovements({
      ctx,
      input: { memberId, start, end, category, changedSince, locale, ...pageOf(input) },
    })
  }),
  memberRoute(contract.moneyChart, ({ ctx, memberId }, { start, end }) =>
    readMoneyChart({ ctx, input: { memberId, start, end } }),
  ),
  memberRoute(contract.heartbeat, ({ ctx, memberId, sessionId }, { gameid, platform }) =>
    noteHeartbeat({ ctx, input: { memberId, sessionId, gameid, platform } }),
  ),
]
