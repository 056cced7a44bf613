export { elementFaults } from './elementFaults.ts'
export { openPageDrawer } from './openPageDrawer.ts'
export { memberPageFaults } from './memberPageFaults.ts'
