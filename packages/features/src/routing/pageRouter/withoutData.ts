import { IDLE_FETCHER, type DataRouter } from 'react-router-dom'

/** @throws Error always: what it stands for needs routes with loaders or actions. */
function needsData(): never {
  throw new Error('The routes of a shell hold no data: see createPageRouter.')
}

/** What react-router's hooks may ask of a router besides moving: nothing of it is there for routes without data. */
export const withoutData = {
  future: {},
  branches: undefined,
  manifest: {},
  window: undefined,
  fetch: needsData,
  revalidate: needsData,
  getFetcher: () => IDLE_FETCHER,
  resetFetcher: needsData,
  deleteFetcher: needsData,
  patchRoutes: needsData,
  _internalSetRoutes: needsData,
  _internalSetStateDoNotUseOrYouWillBreakYourApp: needsData,
  _internalFetchControllers: new Map(),
} satisfies Partial<DataRouter>
