/**
 * What the eight errors of the pipeline have in common: a literal `kind`, and a message that starts with the call's name.
 * What may quote a reply is hidden: at hand for those who ask for it, and not enumerable.
 */
export abstract class PipelineError extends Error {
  abstract readonly kind: string

  constructor(call: string, what: string, shown: object = {}, hidden: object = {}) {
    super(`${call}: ${what}`)
    Object.assign(this, shown)
    for (const [key, value] of Object.entries(hidden)) Object.defineProperty(this, key, { value })
  }
}
