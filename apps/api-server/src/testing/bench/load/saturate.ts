import autocannon from 'autocannon'
import { type Observed, observe, type Saturate } from './orders.ts'
import { requestOf } from './scenarios.ts'

/** Asks one origin over some of the connections. */
function cannon(origin: string, connections: number, order: Saturate, onTime: (ms: number) => void) {
  let member = 0
  // A guest asks for one thing: its request is written once.
  const same = order.scenario === 'game list'
  const next = () => {
    member = (member % order.members) + 1
    return requestOf(order.scenario, member)
  }
  return new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(
      {
        url: origin,
        connections,
        duration: order.seconds,
        requests: [same ? next() : { setupRequest: (request) => ({ ...request, ...next() }) }],
        ...(same ? {} : { verifyBody: (body: unknown) => String(body).startsWith('{"status":true') }),
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    )
    instance.on('response', (_client, _status, _bytes, ms) => onTime(ms))
  })
}

/** How much of a service many busy connections get. */
export async function saturate(order: Saturate): Promise<Observed> {
  const times: number[] = []
  const each = Math.ceil(order.connections / order.origins.length)
  const start = performance.now()
  const results = await Promise.all(
    order.origins.map((origin) => cannon(origin, each, order, (ms) => times.push(ms))),
  )
  const seconds = (performance.now() - start) / 1_000
  const failed = results.reduce(
    (sum, { errors, non2xx, mismatches }) => sum + errors + non2xx + mismatches,
    0,
  )
  return observe(Float64Array.from(times), failed, seconds)
}
