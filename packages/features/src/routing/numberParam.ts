/** A whole number in the query; null when it is missing or anything else. */
export function numberParam(params: URLSearchParams, key: string): number | null {
  const text = params.get(key)
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null
}
