export { loadPartLabels, uiLabels } from './uiLabels.ts'
