import { endLogin, endOtherLogins, loginHistory, openLogins } from '@koi/contract/devices'
import {
  bindMail,
  changePassword,
  changePhone,
  newMailCode,
  newPhoneCode,
  ownMailCode,
  setBirthDate,
} from '@koi/contract/security'
import { MockRefusal } from './mockRefusal.ts'
import { mockRoute, type MockRoute } from './mockRoute.ts'
import type { MockState } from './mockState.ts'
import { signedIn } from './signedIn.ts'

const minute = 60_000

/** Sensitive changes, which any password and any code but `000000` confirm, and two devices besides this one. */
export function securityRoutes(state: MockState): readonly MockRoute[] {
  const ago = (minutes: number) => new Date(state.now() - minutes * minute).toISOString()
  const codeTo = (to: string) => ({ to, retryAt: ago(-1), expiresAt: ago(-5) })
  const check = (code: string | undefined, field: string) => {
    if (code === '000000') throw new MockRefusal('sms-code-wrong', { triesLeft: 4, field })
  }
  const prove = (form: { proof: string; proof_code?: string }) => check(form.proof_code, 'proof_code')
  const mask = (text: string) => `${text.slice(0, 1)}***@${text.split('@')[1] ?? ''}`
  const maskPhone = (text: string) => `${text.slice(0, 3)}****${text.slice(-4)}`
  let others = [
    {
      id: 'login-phone',
      at: ago(60),
      method: 'sms' as const,
      browser: 'safari' as const,
      system: 'ios' as const,
      address: '203.0.*.*',
      place: 'SG',
      current: false,
      lastActiveAt: ago(12),
      tabs: 1,
    },
  ]
  const own = () => ({
    id: 'login-here',
    at: ago(20),
    method: 'password' as const,
    browser: 'chrome' as const,
    system: 'windows' as const,
    address: '198.51.*.*',
    place: null,
    current: true,
    lastActiveAt: ago(0),
    tabs: 1,
  })
  return [
    mockRoute(changePassword, (form) => {
      prove(form)
      others = []
      return { ended: 1 }
    }),
    mockRoute(newPhoneCode, ({ phone }) => codeTo(maskPhone(phone))),
    mockRoute(changePhone, ({ code, area, phone, ...form }) => {
      check(code, 'code')
      prove(form)
      state.member = { ...signedIn(state), area, phone: maskPhone(phone) }
      return { phone: maskPhone(phone) }
    }),
    mockRoute(ownMailCode, () => codeTo(signedIn(state).email ?? '')),
    mockRoute(newMailCode, ({ email }) => codeTo(mask(email))),
    mockRoute(bindMail, ({ email, code, ...form }) => {
      check(code, 'code')
      prove(form)
      state.member = { ...signedIn(state), email: mask(email), emailVerified: true }
      return { email: mask(email) }
    }),
    mockRoute(setBirthDate, ({ birth_date: birthDate, ...form }) => {
      prove(form)
      if (signedIn(state).birthDate !== null) throw new MockRefusal('birth-date-set')
      state.member = { ...signedIn(state), birthDate }
      return { birthDate }
    }),
    mockRoute(loginHistory, () => ({
      items: [own(), ...others].map((login) => ({
        id: login.id,
        at: login.at,
        method: login.method,
        browser: login.browser,
        system: login.system,
        address: login.address,
        place: login.place,
        current: login.current,
        newDevice: !login.current,
      })),
      days: 180,
    })),
    mockRoute(openLogins, () => ({ items: [own(), ...others] })),
    mockRoute(endLogin, ({ id }) => {
      const ended = others.filter((login) => login.id === id).length
      others = others.filter((login) => login.id !== id)
      return { ended }
    }),
    mockRoute(endOtherLogins, () => {
      const ended = others.length
      others = []
      return { ended }
    }),
  ]
}
