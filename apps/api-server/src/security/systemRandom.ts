import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { Random } from './random.ts'

/** The operating system's randomness. */
export const systemRandom: Random = {
  bytes: (length) => randomBytes(length),
  uuid: () => randomUUID(),
  below: (limit) => randomInt(limit),
}
