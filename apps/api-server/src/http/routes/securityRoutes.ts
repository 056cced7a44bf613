import { contract } from '@koi/contract'
import { endLogin, endOtherLogins } from '../../services/devices/endLogins.ts'
import { listLogins, listOpenLogins } from '../../services/devices/listLogins.ts'
import { bindMail } from '../../services/security/bindMail.ts'
import { changePassword } from '../../services/security/changePassword.ts'
import { changePhone, sendNewPhoneCode } from '../../services/security/changePhone.ts'
import { sendNewMailCode, sendOwnMailCode } from '../../services/security/mailCode.ts'
import { setBirthDate } from '../../services/security/setBirthDate.ts'
import { memberRoute } from './route.ts'

/** What a member does for the security of its account. */
export const securityRoutes = [
  memberRoute(contract.changePassword, ({ ctx, memberId, loginId }, form) =>
    changePassword({ ctx, input: { memberId, loginId, form } }),
  ),
  memberRoute(contract.newPhoneCode, ({ ctx, memberId, device, brand }, { area, phone }) =>
    sendNewPhoneCode({ ctx, input: { area, phone, memberId, device, brand } }),
  ),
  memberRoute(contract.changePhone, ({ ctx, memberId, device, brand }, form) =>
    changePhone({ ctx, input: { memberId, device, brand, form } }),
  ),
  memberRoute(contract.ownMailCode, ({ ctx, memberId, device }) =>
    sendOwnMailCode({ ctx, input: { memberId, device } }),
  ),
  memberRoute(contract.newMailCode, ({ ctx, device }, { email }) =>
    sendNewMailCode({ ctx, input: { device, email } }),
  ),
  memberRoute(contract.bindMail, ({ ctx, memberId, device }, form) =>
    bindMail({ ctx, input: { memberId, device, form } }),
  ),
  memberRoute(contract.setBirthDate, ({ ctx, memberId, brand }, form) =>
    setBirthDate({ ctx, input: { memberId, brand, form } }),
  ),
  memberRoute(contract.loginHistory, ({ ctx, memberId, loginId }) =>
    listLogins({ ctx, input: { memberId, loginId } }),
  ),
  memberRoute(contract.openLogins, ({ ctx, memberId, loginId }) =>
    listOpenLogins({ ctx, input: { memberId, loginId } }),
  ),
  memberRoute(contract.endLogin, ({ ctx, memberId }, { id }) => endLogin({ ctx, input: { memberId, id } })),
  memberRoute(contract.endOtherLogins, ({ ctx, memberId, loginId }) =>
    endOtherLogins({ ctx, input: { memberId, loginId } }),
  ),
]
