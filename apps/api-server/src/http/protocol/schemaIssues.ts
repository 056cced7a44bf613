import type { Endpoint, SchemaIssue, StandardSchema } from '@koi/api-core'
import { refuse } from '../../services/refusal.ts'
import { unstorablePaths } from './storableText.ts'

/** Why a field does not fit: where it stands and the rule it breaks, never its value. */
interface FieldIssue {
  readonly path: string
  readonly rule: string
}

function keyOf(segment: PropertyKey | { readonly key: PropertyKey }): string {
  return String(typeof segment === 'object' ? segment.key : segment)
}

function ruleOf(issue: SchemaIssue): string {
  if (!('type' in issue) || typeof issue.type !== 'string') return 'invalid'
  const missing = 'received' in issue && issue.received === 'undefined'
  return missing ? 'required' : issue.type.replaceAll('_', '-')
}

/** The issues of a schema as field paths and rules, one per field. */
function explainIssues(issues: readonly SchemaIssue[]): FieldIssue[] {
  const fields = new Map<string, FieldIssue>()
  for (const issue of issues) {
    const path = (issue.path ?? []).map(keyOf).join('.')
    if (!fields.has(path)) fields.set(path, { path, rule: ruleOf(issue) })
  }
  return [...fields.values()]
}

/**
 * What a schema makes of the fields of a request.
 *
 * @throws Refusal `invalid-input` with the fields that do not fit.
 */
export async function parseInput<In, Out>(schema: StandardSchema<In, Out>, fields: unknown): Promise<Out> {
  const result = await schema['~standard'].validate(fields)
  if (result.issues) refuse('invalid-input', { fields: explainIssues(result.issues) })
  const unstorable = unstorablePaths(result.value)
  if (unstorable.length === 0) return result.value
  return refuse('invalid-input', { fields: unstorable.map((path) => ({ path, rule: 'text' })) })
}

/** @throws Error naming the call and the fields when a reply does not fit its contract. */
export async function checkReply(endpoint: Endpoint, data: unknown): Promise<void> {
  const result = await endpoint.output['~standard'].validate(data)
  if (!result.issues) return
  const fields = explainIssues(result.issues).map(({ path, rule }) => `${path} (${rule})`)
  throw new Error(`the reply of ${endpoint.name} does not fit its contract: ${fields.join(', ')}`)
}
