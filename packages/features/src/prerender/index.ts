export { pageOfPath } from '../routing/pageOfPath.ts'
export { createPageRenderer, type PageRenderer, type RenderedPage } from './createPageRenderer.tsx'
