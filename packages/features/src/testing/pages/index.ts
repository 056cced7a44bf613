export { elementsOf } from './elementsOf.ts'
export { openPageDrawer, type PageDrawer } from './openPageDrawer.ts'
