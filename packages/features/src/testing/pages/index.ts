export { elementFaults } from './elementFaults.ts'
export { openPageDrawer } from './openPageDrawer.ts'
