export type { AccountSecurity, SecurityItem } from './accountSecurity.ts'
export { InviteCard, ProfileCard } from './ProfileCards.tsx'
export { SecurityCard } from './SecurityCard.tsx'
export { type PersonalModel, type ProfileRow, usePersonal } from './usePersonal.ts'
