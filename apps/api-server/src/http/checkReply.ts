import type { Endpoint } from '@koi/api-core'
import { explainIssues } from './explainIssues.ts'

/** @throws Error naming the call and the fields when a reply does not fit its contract. */
export async function checkReply(endpoint: Endpoint, data: unknown): Promise<void> {
  const result = await endpoint.output['~standard'].validate(data)
  if (!result.issues) return
  const fields = explainIssues(result.issues).map(({ path, rule }) => `${path} (${rule})`)
  throw new Error(`the reply of ${endpoint.name} does not fit its contract: ${fields.join(', ')}`)
}
