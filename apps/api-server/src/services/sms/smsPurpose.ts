import type { memberSmsPurposes, smsPurposes } from '@koi/contract'

/** What a code is for: a guest's purposes, and those of a member whose phone is known. */
export type SmsPurpose = (typeof smsPurposes)[number] | (typeof memberSmsPurposes)[number]
