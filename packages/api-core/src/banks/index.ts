export { bankGroup } from './bankGroup.ts'
export { BANK_GROUPS } from './bankGroups.ts'
