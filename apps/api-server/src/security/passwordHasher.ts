import { argon2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Random } from './random.ts'

const derive = promisify(argon2)
const tagLength = 32

/** Cost of one argon2id hash: memory in KiB and passes. */
export interface HashCost {
  readonly memory: number
  readonly passes: number
}

/** Hashes and checks passwords. */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** Without a stored hash the same work is done, and the answer is false. */
  verify(password: string, stored: string | null): Promise<boolean>
}

function tag(password: string, salt: Uint8Array, { memory, passes }: HashCost): Promise<Buffer> {
  return derive('argon2id', { message: password, nonce: salt, parallelism: 1, tagLength, memory, passes })
}

const stored = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([A-Za-z0-9_-]+)\$([A-Za-z0-9_-]+)$/

/** argon2id in PHC notation; 19 MiB and two passes unless told otherwise (D22). */
export function createPasswordHasher(
  random: Random,
  cost: HashCost = { memory: 19_456, passes: 2 },
): PasswordHasher {
  return {
    async hash(password) {
      const salt = random.bytes(16)
      const made = await tag(password, salt, cost)
      const text = Buffer.from(salt).toString('base64url')
      return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=1$${text}$${made.toString('base64url')}`
    },
    async verify(password, known) {
      const [, memory, passes, salt, expected] = stored.exec(known ?? '') ?? []
      if (!salt || !expected) {
        await tag(password, new Uint8Array(16), cost)
        return false
      }
      const made = await tag(password, Buffer.from(salt, 'base64url'), {
        memory: Number(memory),
        passes: Number(passes),
      })
      const wanted = Buffer.from(expected, 'base64url')
      return wanted.length === made.length && timingSafeEqual(wanted, made)
    },
  }
}
