export { loadPartLabels, uiLabels } from './uiLabels.ts'
export { regionName } from './regionName.ts'
