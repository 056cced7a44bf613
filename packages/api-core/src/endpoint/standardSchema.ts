/**
 * The part of the Standard Schema v1 interface that api-core reads, written out so that the package needs no
 * dependency. Valibot, Zod and ArkType schemas all fit it.
 *
 * @example
 * ```ts
 * const text: StandardSchema<unknown, string> = {
 *   '~standard': {
 *     version: 1,
 *     vendor: 'own',
 *     validate: (value) => (typeof value === 'string' ? { value } : { issues: [{ message: 'no text' }] }),
 *   },
 * }
 * await text['~standard'].validate(5) // { issues: [{ message: 'no text' }] }
 * ```
 */
export interface StandardSchema<Input = unknown, Output = Input> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (value: unknown) => SchemaResult<Output> | Promise<SchemaResult<Output>>
    readonly types?: { readonly input: Input; readonly output: Output } | undefined
  }
}

/** What a schema answers: the parsed value, or the issues that keep it from fitting. */
export type SchemaResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] }

/** One reason why a value does not fit, with the path to it. */
export interface SchemaIssue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

/** The type a caller hands to a schema. */
export type SchemaInput<S> = S extends StandardSchema<infer Input, unknown> ? Input : never

/** The type a schema gives back. */
export type SchemaOutput<S> = S extends StandardSchema<unknown, infer Output> ? Output : never
