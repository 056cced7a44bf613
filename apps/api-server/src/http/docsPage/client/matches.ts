import type { Operation } from './reference.ts'

/** Whether every word of a search stands somewhere in a call: its path, name, summary, fields or codes. */
export function matches(operation: Operation, search: string): boolean {
  const { id, method, path, summary, group, origin, input, output, codes } = operation
  const fields = [...input, ...output].map(({ name }) => name)
  const words = [id, method, path, summary, group, origin, ...fields, ...codes].join(' ').toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word))
}
