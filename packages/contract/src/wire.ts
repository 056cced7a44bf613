import type { Endpoint, SchemaInput, SchemaOutput } from '@koi/api-core'
import { fenToDecimal } from '@koi/api-core/amount'

/** What a caller hands to a call, and what the server reads of it: amounts are fen. */
export type CallInput<E extends Endpoint> = SchemaOutput<E['input']>

/** What a caller reads of a reply: amounts are fen. */
export type Reply<E extends Endpoint> = SchemaOutput<E['output']>

/** What travels to the server: amounts are decimal strings. A client takes nothing else, so no fen can be sent as yuan. */
export type WireInput<E extends Endpoint> = SchemaInput<E['input']>

/** What the server answers: amounts are decimal strings. */
export type WireReply<E extends Endpoint> = SchemaInput<E['output']>

/** A value of the contract as it travels: its amounts are decimal strings. */
export type Wire<T> = T extends bigint
  ? string
  : T extends Blob
    ? T
    : T extends readonly (infer Item)[]
      ? Wire<Item>[]
      : T extends object
        ? { [Key in keyof T]: Wire<T[Key]> }
        : T

/**
 * Writes amounts as they travel, at any depth: fen become decimal strings, everything else stays.
 *
 * @example
 * ```ts
 * encodeAmounts({ items: [{ fee: 150n }] }) // { items: [{ fee: '1.50' }] }
 * ```
 */
export function encodeAmounts<T>(value: T): Wire<T> {
  return encode(value) as Wire<T>
}

function encode(value: unknown): unknown {
  if (typeof value === 'bigint') return fenToDecimal(value)
  if (Array.isArray(value)) return value.map(encode)
  if (typeof value !== 'object' || value === null) return value
  const prototype: unknown = Object.getPrototypeOf(value)
  // A file, a date: instances have a prototype that has one itself, whatever realm they are from.
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, encode(field)]))
}

/**
 * Writes the input of a call as it travels.
 *
 * @example
 * ```ts
 * await client.call(transfer, encodeInput<typeof transfer>({ from: 0, to: 89, amount: 500n })) // amount=5.00
 * ```
 */
export function encodeInput<E extends Endpoint>(input: CallInput<E>): WireInput<E> {
  // Every bigint of the contract is an amount and takes its decimal string for input: a test holds each schema to it.
  return encode(input) as WireInput<E>
}
