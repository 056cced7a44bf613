import type { Contender } from './contenders.ts'

/** Heap that stays in use after many calls, in bytes, once everything that can be collected is. */
export interface Retained {
  readonly calls: number
  readonly bytes: number
  readonly bytesPerCall: number
}

const CALLS = 100_000

async function heap(): Promise<number> {
  for (let turn = 0; turn < 4; turn += 1) {
    globalThis.gc?.()
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
  }
  return process.memoryUsage().heapUsed
}

/** Measures it over 100,000 calls, after a tenth of them to warm up. Needs `--expose-gc`. */
export async function retained({ call }: Contender): Promise<Retained> {
  if (!globalThis.gc) throw new Error('Run Node with --expose-gc')
  for (let turn = 0; turn < CALLS / 10; turn += 1) await call()
  const before = await heap()
  for (let turn = 0; turn < CALLS; turn += 1) await call()
  const bytes = (await heap()) - before
  return { calls: CALLS, bytes, bytesPerCall: bytes / CALLS }
}
