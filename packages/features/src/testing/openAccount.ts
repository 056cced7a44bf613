import { register, sendSms } from '@koi/contract/auth'
import type { Runtime } from '../runtime/runtime.ts'
import { readCode } from './readCode.ts'

/** Starts a page and opens an account of its own in it, without name or payout account. */
export async function openAccount(
  fetch: Parameters<typeof readCode>[0],
  runtime: Runtime,
  { account, phone, inviteCode }: { account: string; phone: string; inviteCode?: string | undefined },
): Promise<void> {
  runtime.start()
  await runtime.client.call(sendSms, { area: '86', phone, purpose: 'register' })
  await runtime.client.call(register, {
    account,
    password: 'carrot-boat-42',
    area: '86',
    phone,
    code: await readCode(fetch, phone, 'register'),
    birth_date: '1990-02-28',
    invite_code: inviteCode,
    terms: true,
  })
}
