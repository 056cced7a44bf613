// What a client needs to call, in a file of its own: home, which the server draws, calls nothing to be shown.
export { AbortedError, allFeatures, createClient } from '@koi/api-core'
