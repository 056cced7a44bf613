import type { Contender, Setting } from './contender.ts'
import { formOf } from './formOf.ts'
import { WORK } from './work.ts'

/** The work by hand without its time limit: less than the libraries do, shown as a second yardstick. */
export function untimedFetch({ origin, fetch }: Setting): Contender {
  return {
    name: 'fetch, no time limit',
    async call() {
      const response = await fetch(origin + WORK.path, {
        method: 'POST',
        headers: {
          ...WORK.headers,
          'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
        },
        body: formOf(WORK.fields).toString(),
      })
      if (!response.ok) throw new Error(`HTTP ${response.status}`)
      const { data }: { data: unknown } = await response.json()
      return data
    },
  }
}
