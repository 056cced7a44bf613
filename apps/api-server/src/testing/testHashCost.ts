import type { HashCost } from '../security/passwordHasher.ts'

/** Hashes that cost next to nothing. */
export const testHashCost: HashCost = { memory: 64, passes: 1 }
