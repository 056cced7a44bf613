export { textPairs } from './contrastPairs.ts'
export { contrastRatio } from './contrastRatio.ts'
export type { RealInput } from './realInput.ts'
export { zhLabels } from './zhLabels.ts'
