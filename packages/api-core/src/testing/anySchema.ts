import type { StandardSchema } from '../endpoint/standardSchema.ts'

/**
 * A schema that takes any value as it is, for endpoints of tests.
 *
 * @example
 * ```ts
 * const hello = createTestEndpoint({ output: anySchema })
 * ```
 */
export const anySchema: StandardSchema = {
  '~standard': { version: 1, vendor: 'koi', validate: (value) => ({ value }) },
}
