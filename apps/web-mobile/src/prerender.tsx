import { brand } from '@koi/brand/active'
import { createPageRenderer } from '@koi/features/prerender'
import { routeTree } from './routes/routeTree.tsx'

/** Draws the pages of this shell on the server (D18a). */
export { pageOfPath } from '@koi/features/prerender'

export const renderPage = createPageRenderer({ brand, formFactor: 'mobile', routes: routeTree })
