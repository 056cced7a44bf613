export type { ComponentEntry } from './componentEntry.ts'
export { componentExports } from './componentExports.ts'
export { describeComponent } from './describeComponent.ts'
