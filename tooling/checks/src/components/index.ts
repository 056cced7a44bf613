export { type ComponentEntry, componentExports, describeComponent } from './describeComponent.ts'
