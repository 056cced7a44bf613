import { contract } from '@koi/contract'
import { login } from '../../services/auth/login.ts'
import { logout } from '../../services/auth/logout.ts'
import { phoneAreas } from '../../services/auth/phoneAreas.ts'
import { preInfo } from '../../services/auth/preInfo.ts'
import { register } from '../../services/auth/register.ts'
import { sendSms } from '../../services/sms/sendSms.ts'
import { memberOf } from '../memberOf.ts'
import { route } from '../route.ts'

export const authRoutes = [
  route(contract.preInfo, ({ ctx }) => preInfo({ ctx })),
  route(contract.phoneAreas, ({ locale }) => phoneAreas({ input: { locale } })),
  route(contract.sendSms, ({ ctx, device }, input) => sendSms({ ctx, input: { ...input, device } })),
  route(contract.login, async (call, form) => {
    const { member, token } = await login({ ctx: call.ctx, input: { form, device: call.device } })
    call.setToken(token)
    return member
  }),
  route(contract.register, async (call, form) => {
    const { member, token } = await register({ ctx: call.ctx, input: { form, device: call.device } })
    call.setToken(token)
    return member
  }),
  route(contract.logout, (call) => logout({ ctx: call.ctx, input: memberOf(call) })),
]
