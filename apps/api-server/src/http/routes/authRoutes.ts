import { contract } from '@koi/contract'
import { login } from '../../services/auth/login.ts'
import { register } from '../../services/auth/register.ts'
import { logout } from '../../services/auth/endSessions.ts'
import { handOver, takeOver } from '../../services/auth/handOver.ts'
import { resetPassword } from '../../services/security/resetPassword.ts'
import { listStatistics, phoneAreas, preInfo, registrationContacts } from '../../services/site/siteInfo.ts'
import { requirePhone, sendSms } from '../../services/sms/sendSms.ts'
import { catalogueRoute, memberRoute, route } from './route.ts'

/** What a visitor asks before login, and how a session begins and ends. */
export const authRoutes = [
  route(contract.preInfo, ({ ctx, brand }) => preInfo({ ctx, input: { brand } })),
  catalogueRoute(contract.statistics, ({ ctx }) => listStatistics({ ctx })),
  catalogueRoute(contract.phoneAreas, ({ locale, brand }) => phoneAreas({ input: { locale, brand } })),
  route(contract.sendSms, ({ ctx, device, brand }, input) => {
    requirePhone(input, brand)
    return sendSms({ ctx, input: { ...input, device } })
  }),
  catalogueRoute(contract.registrationContacts, ({ brand }) => registrationContacts({ input: { brand } })),
  route(contract.login, async ({ ctx, caller, setToken }, form) => {
    const { member, token } = await login({ ctx, input: { form, caller } })
    setToken(token)
    return member
  }),
  route(contract.register, async ({ ctx, caller, brand, setToken }, form) => {
    const { member, token } = await register({ ctx, input: { form, caller, brand } })
    setToken(token)
    return member
  }),
  route(contract.forgetPassword, ({ ctx, device }, form) => resetPassword({ ctx, input: { form, device } })),
  memberRoute(contract.logout, ({ ctx, memberId, sessionId, loginId }, { all = false }) =>
    logout({ ctx, input: { memberId, sessionId, loginId, all } }),
  ),
  memberRoute(contract.handOver, ({ ctx, sessionId, superseded, device, shellOrigin: origin, brand }) =>
    handOver({ ctx, input: { sessionId, superseded, device, origin, brand } }),
  ),
  route(contract.takeOver, async ({ ctx, device, shellOrigin: origin, brand, setToken }, { code }) => {
    const { member, token } = await takeOver({ ctx, input: { code, device, origin, brand } })
    setToken(token)
    return member
  }),
]
