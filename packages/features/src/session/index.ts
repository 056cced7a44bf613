export { type ExpiryNoticeModel, useExpiryNotice } from './useExpiryNotice.ts'
export { IdleDialog } from './IdleDialog.tsx'
export { LogoutDialog } from './LogoutDialog.tsx'
export { type IdleModel, useIdle } from './useIdle.ts'
export {
  type LogoutModel,
  type LogoutOptions,
  type SessionModel,
  useLogout,
  useSession,
} from './useSession.ts'
export { VipBadge } from './VipBadge.tsx'
