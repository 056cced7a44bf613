export { captureInviteCode } from './captureInviteCode.ts'
export type { CapturedInvite } from './captureInviteCode.ts'
export { readInviteCode } from './readInviteCode.ts'
