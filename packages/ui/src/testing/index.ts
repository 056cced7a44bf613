export { zhLabels } from './zhLabels.ts'
