import type { Keyring } from '../security/keyring.ts'
import type { Context } from '../services/context.ts'
import { keepLatest } from './protocol/keepLatest.ts'

/** Devices whose names are kept, some 300 bytes each: a digest costs more than all other headers. */
const devicesKept = 50_000

/** How we name a device to itself; null until the keys have been read. */
export type VisitorOf = (device: string) => string | null

/** Makes what names devices. */
export function createVisitors(ctx: Pick<Context, 'keyring'>): VisitorOf {
  const names = keepLatest<string>(devicesKept)
  let keyring: Keyring | undefined
  const load = async () => {
    keyring = await ctx.keyring()
  }
  return (device) => {
    const known = keyring
    if (known) return names.get(device, () => known.digest('visitor', device).slice(0, 22))
    // Whoever asks waits for the keys by itself, and is told when they cannot be read.
    load().catch(() => undefined)
    return null
  }
}
