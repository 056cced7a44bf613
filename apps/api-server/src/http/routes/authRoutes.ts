import { contract } from '@koi/contract'
import { login } from '../../services/auth/login.ts'
import { register } from '../../services/auth/register.ts'
import { logout } from '../../services/auth/session.ts'
import { listStatistics, phoneAreas, preInfo } from '../../services/site/siteInfo.ts'
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
  route(contract.login, async ({ ctx, device, setToken }, form) => {
    const { member, token } = await login({ ctx, input: { form, device } })
    setToken(token)
    return member
  }),
  route(contract.register, async ({ ctx, device, brand, setToken }, form) => {
    const { member, token } = await register({ ctx, input: { form, device, brand } })
    setToken(token)
    return member
  }),
  memberRoute(contract.logout, ({ ctx, memberId, sessionId }) =>
    logout({ ctx, input: { memberId, sessionId } }),
  ),
]
