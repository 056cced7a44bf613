export { uiLabels } from '../app/uiLabels.ts'
