import { contract } from '@koi/contract'
import type autocannon from 'autocannon'
import { randomUUID } from 'node:crypto'
import { sessionOf } from './sessions.ts'

/** The calls that are measured. */
export const scenarios = ['balance', 'game list', 'heartbeat', 'transfer'] as const
export type Scenario = (typeof scenarios)[number]

const form = 'application/x-www-form-urlencoded'

/** What every client of ours sends. */
export function headersOf(member: number): Record<string, string> {
  const { device, token } = sessionOf(member)
  return { d: 'koi-web', device, lang: 'zh-CN', t: token, 'accept-encoding': 'gzip, deflate, br' }
}

/** Amounts take turns, so that no transfer equals the one before. */
let transfers = 0

/** How each call is asked for. */
const requests: Readonly<Record<Scenario, (headers: Record<string, string>) => autocannon.Request>> = {
  balance: (headers) => ({ method: 'GET', path: contract.balance.path, headers }),
  'game list': ({ t: _token, ...guest }) => ({ method: 'GET', path: contract.gameList.path, headers: guest }),
  heartbeat: (headers) => ({
    method: 'POST',
    path: contract.heartbeat.path,
    headers: { ...headers, 'content-type': form },
    body: 'gameid=&platform=',
  }),
  transfer(headers) {
    transfers += 1
    const amount = (1 + (transfers % 9_900) / 100).toFixed(2)
    return {
      method: 'GET',
      path: `${contract.transfer.path}?from=0&to=89&amount=${amount}`,
      headers: { ...headers, 'idempotency-key': randomUUID() },
    }
  },
}

/** The request of a scenario for a member. */
export function requestOf(scenario: Scenario, member: number): autocannon.Request {
  return requests[scenario](headersOf(member))
}
