export { type CapturedInvite, captureInviteCode, readInviteCode } from './inviteCode.ts'
