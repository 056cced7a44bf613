/** What a page loads once it stands and has nothing else to do: see `startAtRest`. */
export { fetchAhead } from '../routing/fetchAhead.ts'
export { registerWorker } from '../updates/registerWorker.ts'
