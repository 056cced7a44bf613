export { textPairs } from './contrastPairs.ts'
export { contrastRatio } from './contrastRatio.ts'
export type { PressKeys } from './pressForReal.ts'
export { zhLabels } from './zhLabels.ts'
