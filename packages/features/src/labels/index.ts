export { uiLabels } from './uiLabels.ts'
