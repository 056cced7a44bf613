import type { APIRequestContext } from '@playwright/test'
import type { MemberCall } from './callsOf.ts'
import { readCode } from './readCode.ts'

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
