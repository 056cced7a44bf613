import { contract, encodeAmounts } from '@koi/contract'
import { member } from '../fixtures/member.ts'
import { accountRoutes } from './accountRoutes.ts'
import { agentRoutes } from './agentRoutes.ts'
import { feedbackRoutes } from './feedbackRoutes.ts'
import { authRoutes } from './authRoutes.ts'
import { createMockState } from './createMockState.ts'
import { depositRoutes } from './depositRoutes.ts'
import { gameRoutes } from './gameRoutes.ts'
import { matchRoutes } from './matchRoutes.ts'
import { homeRoutes } from './homeRoutes.ts'
import { lobbyRoutes } from './lobbyRoutes.ts'
import { memberRoutes } from './memberRoutes.ts'
import { messageRoutes } from './messageRoutes.ts'
import { MockRefusal } from './mockRefusal.ts'
import type { MockRoute } from './mockRoute.ts'
import { newsRoutes } from './newsRoutes.ts'
import { promotionRoutes } from './promotionRoutes.ts'
import { recordRoutes } from './recordRoutes.ts'
import { rewardRoutes } from './rewardRoutes.ts'
import { securityRoutes } from './securityRoutes.ts'
import { vipRoutes } from './vipRoutes.ts'
import { walletRoutes } from './walletRoutes.ts'
import { withdrawRoutes } from './withdrawRoutes.ts'

const token = 'mock-session'

async function fieldsOf(request: Request): Promise<unknown> {
  const text = request.method === 'GET' ? new URL(request.url).search : await request.text()
  return Object.fromEntries(new URLSearchParams(text))
}

function envelope(status: boolean, data: unknown, headers: Record<string, string> = {}): Response {
  return Response.json({ status, data: encodeAmounts(data) }, { headers })
}

/**
 * A backend that lives in the page: it answers the calls of the first evening from fixtures, remembers who is logged in and
 * what was moved, and refuses every other call of the contract with `not-available`. A money call that is repeated under its
 * key gets its first answer.
 */
export function createMockBackend({ now }: { now: () => number }): (request: Request) => Promise<Response> {
  const state = createMockState(now)
  const routes: readonly MockRoute[] = [
    ...authRoutes(state),
    ...memberRoutes(state),
    ...securityRoutes(state),
    ...messageRoutes(state),
    ...walletRoutes(state),
    ...depositRoutes(state),
    ...accountRoutes(state),
    ...withdrawRoutes(state),
    ...gameRoutes(state),
    ...lobbyRoutes(state),
    ...homeRoutes(),
    ...recordRoutes(state),
    ...rewardRoutes(state),
    ...newsRoutes(state),
    ...matchRoutes(state),
    ...vipRoutes(state),
    ...promotionRoutes(state),
    ...agentRoutes(state),
    ...feedbackRoutes(state),
  ]
  const answered = new Map<string, unknown>()

  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const fits = ({ method, path }: { method: string; path: string }) =>
      method === request.method && path === pathname
    const route = routes.find(({ endpoint }) => fits(endpoint))
    const endpoint = route?.endpoint ?? Object.values(contract).find(fits)
    if (!endpoint) return new Response('', { status: 404 })
    // A page that was loaded anew keeps its token, while the mock starts from nothing: it knows the demo member again.
    if (request.headers.get('t') === token) state.member ??= member
    else if (endpoint.access === 'member') throw new MockRefusal('token')
    if (!route) throw new MockRefusal('not-available')
    const key = request.headers.get('idempotency-key')
    if (endpoint.effect !== 'money' || key === null) {
      const data = await route.answer(await fieldsOf(request))
      return envelope(true, data, endpoint.session === 'begin' ? { id: token } : {})
    }
    if (!answered.has(key)) answered.set(key, await route.answer(await fieldsOf(request)))
    return envelope(true, answered.get(key))
  }

  return async (request) => {
    try {
      return await answer(request)
    } catch (error) {
      if (error instanceof MockRefusal) return envelope(false, error.data)
      throw error
    }
  }
}
