import type { Contender, Setting } from './contender.ts'
import { formOf } from './formOf.ts'
import { WORK } from './work.ts'

/** The work written by hand over `fetch`: what every library is measured against. */
export function bareFetch({ origin, fetch }: Setting): Contender {
  return {
    name: 'fetch',
    async call() {
      const response = await fetch(origin + WORK.path, {
        method: 'POST',
        headers: {
          ...WORK.headers,
          'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
        },
        body: formOf(WORK.fields).toString(),
        signal: AbortSignal.timeout(WORK.timeoutMs),
      })
      if (!response.ok) throw new Error(`HTTP ${response.status}`)
      const { data }: { data: unknown } = await response.json()
      return data
    },
  }
}
