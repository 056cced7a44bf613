import { expect, type APIRequestContext } from '@playwright/test'
import { readCode } from './readCode.ts'
import type { NewMember } from './register.ts'

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
    headers,
    form: { area: '86', phone, purpose: 'register' },
  })
  expect(await sent.json()).toMatchObject({ status: true })
  const code = await readCode(request, koi.sandbox, phone)
  const opened = await request.post(`${koi.api}/api/f/v1/member/register`, {
    headers,
    form: { account, password, area: '86', phone, code, birth_date: '1990-02-28', terms: true },
  })
  expect(await opened.json()).toMatchObject({ status: true })
}
