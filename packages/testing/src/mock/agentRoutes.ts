import { agentDays, agentInfo, agentReferrals, type AgentState, applyAgent } from '@koi/contract/agent'
import { MockRefusal } from './mockRefusal.ts'
import { mockRoute, type MockRoute } from './mockRoute.ts'
import type { MockState } from './mockState.ts'
import { signedIn } from './signedIn.ts'

const day = 86_400_000
const reviewFor = 5_000
const leastAbout = 10

/** The demo member as an agent: an application is decided after a moment, by how much it says. */
export function agentRoutes(state: MockState): readonly MockRoute[] {
  let applied: { readonly at: number; readonly about: string } | null = null
  const at = (ms: number) => new Date(ms).toISOString()
  const stateNow = (): AgentState => {
    if (!applied) return 'none'
    if (state.now() - applied.at < reviewFor) return 'pending'
    return applied.about.length < leastAbout ? 'rejected' : 'approved'
  }
  const info = () => {
    const now = stateNow()
    return {
      state: now,
      appliedAt: applied ? at(applied.at) : null,
      decidedAt: applied && now !== 'pending' ? at(applied.at + reviewFor) : null,
      inviteCode: signedIn(state).inviteCode,
      commissionPercent: 10n,
      referrals: friends.length,
      commission: 345n,
    }
  }
  const friends = ['ha***3', 'li***9', 'we***n'].map((account, index) => ({
    account,
    at: at(state.now() - (index + 1) * day),
    turnover: BigInt(index) * 123_400n,
  }))
  const pageOf = <Item>(items: readonly Item[], page: number, pageSize: number) => ({
    items: items.slice((page - 1) * pageSize, page * pageSize),
    page,
    pageSize,
    total: items.length,
  })
  return [
    mockRoute(agentInfo, info),
    mockRoute(applyAgent, ({ about }) => {
      const now = stateNow()
      if (now === 'pending' || now === 'approved') throw new MockRefusal('agent-applied')
      applied = { at: state.now(), about }
      return info()
    }),
    mockRoute(agentReferrals, ({ page = 1, page_size = 20 }) => pageOf(friends, page, page_size)),
    mockRoute(agentDays, ({ page = 1, page_size = 20 }) =>
      pageOf(
        [
          {
            day: at(state.now() - day).slice(0, 10),
            members: 2,
            turnover: 345_678n,
            commission: 345n,
            withheld: false,
            paidAt: at(state.now()),
          },
        ],
        page,
        page_size,
      ),
    ),
  ]
}
