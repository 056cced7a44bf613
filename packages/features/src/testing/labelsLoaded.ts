import { loadPartLabels } from '../labels/uiLabels.ts'

// A set-up file of tests: what a shell loads with a page is there before the first one is rendered.
await loadPartLabels()
