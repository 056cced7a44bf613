import { parseFen } from '../money/parseFen.ts'
import { isRecord } from './isRecord.ts'

function required(from: unknown, name: string): unknown {
  if (!isRecord(from)) throw new TypeError(`no object around "${name}"`)
  return from[name]
}

/** Readers of one field of a reply. Each throws a TypeError or RangeError that names the field, never its value. */
export const field = {
  value: required,
  text(from: unknown, name: string): string {
    const value = required(from, name)
    if (typeof value !== 'string') throw new TypeError(`"${name}" is not a text`)
    return value
  },
  number(from: unknown, name: string): number {
    const value = required(from, name)
    if (typeof value !== 'number' || !Number.isFinite(value)) throw new TypeError(`"${name}" is not a number`)
    return value
  },
  fen(from: unknown, name: string): bigint {
    return parseFen(field.text(from, name))
  },
  oneOf<Choice extends string>(from: unknown, name: string, choices: readonly Choice[]): Choice {
    const value = required(from, name)
    const found = choices.find((choice) => choice === value)
    if (found === undefined) throw new TypeError(`"${name}" is not one of its values`)
    return found
  },
}
