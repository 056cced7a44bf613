/** The same work for every library: a form post with four headers, a time limit, and a reply in JSON. */
export const WORK = {
  path: '/api/bench',
  fields: { account: 'demo', word: '锦 鲤', amount: '1234.50', page: 1 },
  headers: { d: 'koi', lang: 'zh-CN', device: 'web--12345678-12345678', t: 'token' },
  timeoutMs: 10_000,
  reply: '{"status":true,"data":{"items":[{"id":1,"amount":"1234.50"},{"id":2,"amount":"8.00"}],"total":2}}',
} as const

/** The fields as a library without form encoding of its own is given them. */
export function formOf(fields: Readonly<Record<string, string | number>>): URLSearchParams {
  return new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))
}
