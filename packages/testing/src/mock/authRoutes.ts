import {
  forgetPassword,
  login,
  logout,
  phoneAreas,
  preInfo,
  register,
  registrationContacts,
  sendSms,
} from '@koi/contract/auth'
import { transferLimits } from '@koi/contract/limits'
import type { MemberInfo } from '@koi/contract/member'
import { member } from '../fixtures/member.ts'
import { deskPage } from './deskPage.ts'
import { MockRefusal } from './mockRefusal.ts'
import { mockRoute, type MockRoute } from './mockRoute.ts'
import type { MockState } from './mockState.ts'
import { publicKeyPem } from './publicKeyPem.ts'

/** Login takes the account `demo` with any password, or any text-message code; the code `000000` is wrong. */
export function authRoutes(state: MockState): readonly MockRoute[] {
  let key: Promise<string> | undefined
  const instant = (plusMs = 0) => new Date(state.now() + plusMs).toISOString()
  const enter = (info: MemberInfo) => {
    state.member = { ...info, lastLoginAt: instant() }
    return state.member
  }
  const checkCode = (code: string) => {
    if (code === '000000') throw new MockRefusal('sms-code-wrong')
  }
  return [
    mockRoute(preInfo, async () => ({
      publicKey: await (key ??= publicKeyPem()),
      serverTime: instant(),
      version: '0.0.0-mock',
      minimumAge: 18,
      sandboxOrigin: 'http://127.0.0.1:4175',
      shells: { desktop: 'http://127.0.0.1:4173', mobile: 'http://127.0.0.1:4174' },
      customerService: deskPage(),
      transfer: transferLimits,
    })),
    mockRoute(phoneAreas, () => ({
      items: [
        { area: '86', name: '中国大陆', minLength: 11, maxLength: 11 },
        { area: '852', name: '中国香港', minLength: 8, maxLength: 8 },
        { area: '65', name: '新加坡', minLength: 8, maxLength: 8 },
      ],
    })),
    mockRoute(sendSms, () => ({ retryAt: instant(60_000), expiresAt: instant(300_000) })),
    mockRoute(registrationContacts, () => ({
      items: [
        { field: 'email' as const, required: false },
        { field: 'wechat' as const, required: false },
      ],
    })),
    mockRoute(forgetPassword, ({ code }) => {
      checkCode(code)
      return { changed: true as const }
    }),
    mockRoute(login, (input) => {
      if (input.mode === 'sms') checkCode(input.code)
      else if (input.account.toLowerCase() !== 'demo') throw new MockRefusal('bad-credentials')
      return enter(member)
    }),
    mockRoute(register, (input) => {
      checkCode(input.code)
      if (input.account === 'demo') throw new MockRefusal('account-taken')
      return enter({
        ...member,
        account: input.account,
        name: null,
        email: input.email ? `${input.email.slice(0, 1)}***@${input.email.split('@')[1] ?? ''}` : null,
        birthDate: input.birth_date,
        invitedBy: input.invite_code ?? null,
        createdAt: instant(),
      })
    }),
    mockRoute(logout, () => {
      state.member = null
      state.game = null
      return { loggedOut: true as const }
    }),
  ]
}
