import { randomInt } from 'node:crypto'

/** A phone number nobody else has. */
export function newPhone(): string {
  return `139${String(randomInt(100_000_000)).padStart(8, '0')}`
}
