import { contract } from '@koi/contract'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { type Hold, type Observed, observe } from './orders.ts'
import { headersOf } from './scenarios.ts'

/**
 * Sends the heartbeats of all members by a timetable, each member at a moment of its own in each period. A time counts from
 * the planned moment, so that a server which falls behind shows it. Members keep their newest token, as clients do.
 */
export async function hold({ origins, members, period, seconds }: Hold): Promise<Observed> {
  const tokens = new Map<number, string>()
  const moments = Array.from({ length: members }, (_, index) => ({ member: index + 1, at: Math.random() }))
  const timetable = moments.toSorted((a, b) => a.at - b.at)
  const times: number[] = []
  const open = new Set<Promise<void>>()
  let failed = 0

  const send = async (member: number, planned: number) => {
    const headers = { ...headersOf(member), 'content-type': 'application/x-www-form-urlencoded' }
    const token = tokens.get(member)
    const reply = await fetch(new URL(contract.heartbeat.path, origins[member % origins.length]), {
      method: 'POST',
      headers: token === undefined ? headers : { ...headers, t: token },
      body: 'gameid=&platform=web',
    })
    const text = await reply.text()
    times.push(performance.now() - planned)
    const fresh = reply.headers.get('id')
    if (fresh !== null) tokens.set(member, fresh)
    if (reply.status !== 200 || !text.startsWith('{"status":true')) failed += 1
  }

  const lateness = monitorEventLoopDelay({ resolution: 10 })
  lateness.enable()
  const start = performance.now()
  for (let round = 0; round * period < seconds; round += 1) {
    for (const { member, at } of timetable) {
      const planned = start + (round + at) * period * 1_000
      if (planned > start + seconds * 1_000) break
      const wait = planned - performance.now()
      if (wait > 1) await pause(wait)
      const sent = send(member, planned)
        .catch(() => {
          failed += 1
        })
        .finally(() => open.delete(sent))
      open.add(sent)
    }
  }
  await Promise.all(open)
  lateness.disable()
  const seen = observe(Float64Array.from(times), failed, (performance.now() - start) / 1_000)
  return { ...seen, late: lateness.percentile(99) / 1e6 }
}
