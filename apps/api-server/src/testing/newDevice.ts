import { randomBytes } from 'node:crypto'

/** A new device id in the format of D10. */
export function newDevice(): string {
  const part = () => randomBytes(5).toString('hex')
  return `web--${part()}-${part()}`
}
