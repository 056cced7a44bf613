export { textPairs } from './contrastPairs.ts'
export { contrastRatio } from './contrastRatio.ts'
export { zhLabels } from './zhLabels.ts'
