import type { SchemaIssue } from '@koi/api-core'

/** Why a field does not fit: where it stands and the rule it breaks, never its value. */
export interface FieldIssue {
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
export function explainIssues(issues: readonly SchemaIssue[]): FieldIssue[] {
  const fields = new Map<string, FieldIssue>()
  for (const issue of issues) {
    const path = (issue.path ?? []).map(keyOf).join('.')
    if (!fields.has(path)) fields.set(path, { path, rule: ruleOf(issue) })
  }
  return [...fields.values()]
}
