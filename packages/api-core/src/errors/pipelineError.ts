/** What the eight errors of the pipeline have in common: a literal `kind`, and a message that starts with the call's name. */
export abstract class PipelineError extends Error {
  abstract readonly kind: string

  constructor(call: string, what: string, options?: ErrorOptions) {
    super(`${call}: ${what}`, options)
  }
}
