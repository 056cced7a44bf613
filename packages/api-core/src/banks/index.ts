export { BANK_GROUPS, bankGroup } from './bankGroup.ts'
