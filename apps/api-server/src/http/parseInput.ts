import type { StandardSchema } from '@koi/api-core'
import { refuse } from '../services/refuse.ts'
import { explainIssues } from './explainIssues.ts'

/**
 * What a schema makes of the fields of a request.
 *
 * @throws Refusal `invalid-input` with the fields that do not fit.
 */
export async function parseInput<In, Out>(schema: StandardSchema<In, Out>, fields: unknown): Promise<Out> {
  const result = await schema['~standard'].validate(fields)
  return result.issues ? refuse('invalid-input', { fields: explainIssues(result.issues) }) : result.value
}
