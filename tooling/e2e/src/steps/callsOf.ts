import { expect, type APIRequestContext } from '@playwright/test'

/** A call of the member: a form to a path, and the data of the reply. */
export type MemberCall = (path: string, form?: Readonly<Record<string, string>>) => Promise<unknown>

/** Logs a member in by calls alone, to bring about what a journey starts from. The page knows nothing of it. */
export async function callsOf(
  request: APIRequestContext,
  koi: { readonly api: string },
  member: { readonly account: string; readonly password: string },
): Promise<MemberCall> {
  const device = `web--calls${member.account.padEnd(8, '0').slice(0, 8)}-calls12345`
  let t: string | null = null
  const call: MemberCall = async (path, form = {}) => {
    const headers = { d: 'koi-web', lang: 'zh-CN', device, ...(t === null ? {} : { t }) }
    const reply = await request.post(koi.api + path, { headers, form })
    t = reply.headers()['id'] ?? t
    const body: unknown = await reply.json()
    expect(body, path).toMatchObject({ status: true })
    return typeof body === 'object' && body !== null && 'data' in body ? body.data : null
  }
  const { account, password } = member
  await call('/api/f/v1/member/login/mpe', { mode: 'password', account, password })
  return call
}
