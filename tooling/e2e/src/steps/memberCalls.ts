import { type APIRequestContext, expect } from '@playwright/test'
import type { NewMember } from '../newMembers.ts'
import { readCode } from './smsCodes.ts'
import { callOptions } from './callOptions.ts'

/** A call of the member: a form to a path, with an idempotency key where it moves money, and the data of the reply. */
export type MemberCall = (
  path: string,
  form?: Readonly<Record<string, string>>,
  idempotencyKey?: string,
) => Promise<unknown>

/** Logs a member in by calls alone, to bring about what a journey starts from. The page knows nothing of it. */
export async function callsOf(
  request: APIRequestContext,
  koi: { readonly api: string },
  member: { readonly account: string; readonly password: string },
): Promise<MemberCall> {
  const device = `web--calls${member.account.padEnd(8, '0').slice(0, 8)}-calls12345`
  let t: string | null = null
  const call: MemberCall = async (path, form = {}, idempotencyKey) => {
    const headers = {
      d: 'koi-web',
      lang: 'zh-CN',
      device,
      ...(t === null ? {} : { t }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    }
    const reply = await request.post(koi.api + path, { ...callOptions, headers, form })
    t = reply.headers()['id'] ?? t
    const body: unknown = await reply.json()
    expect(body, path).toMatchObject({ status: true })
    return typeof body === 'object' && body !== null && 'data' in body ? body.data : null
  }
  const { account, password } = member
  await call('/api/f/v1/member/login/mpe', { mode: 'password', account, password })
  return call
}

/** Opens an account by calls alone, for journeys that are about something else. Nobody is logged in afterwards. */
export async function openMember(
  request: APIRequestContext,
  koi: { readonly api: string; readonly sandbox: string },
  member: NewMember,
): Promise<void> {
  const { account, password, phone } = member
  const headers = {
    d: 'koi-web',
    lang: 'zh-CN',
    device: `web--opens${phone.slice(-5)}-opens${phone.slice(-5)}`,
  }
  const sent = await request.post(`${koi.api}/api/service/sms`, {
    ...callOptions,
    headers,
    form: { area: '86', phone, purpose: 'register' },
  })
  expect(await sent.json()).toMatchObject({ status: true })
  const code = await readCode(request, koi.sandbox, phone)
  const opened = await request.post(`${koi.api}/api/f/v1/member/register`, {
    ...callOptions,
    headers,
    form: { account, password, area: '86', phone, code, birth_date: '1990-02-28', terms: true },
  })
  expect(await opened.json()).toMatchObject({ status: true })
}

/** Binds an Alipay account by calls alone, for journeys that are about something else. */
export async function bindAlipay(
  request: APIRequestContext,
  sandbox: string,
  call: MemberCall,
  { holder, account, phone }: { readonly holder: string; readonly account: string; readonly phone: string },
): Promise<void> {
  await call('/api/f/v1/member/sms', { purpose: 'bind-account' })
  await call('/api/f/v1/member/alipay/bind', {
    holder,
    account,
    code: await readCode(request, sandbox, phone),
  })
}
