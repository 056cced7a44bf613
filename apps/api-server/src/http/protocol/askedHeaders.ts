import type { IncomingMessage } from 'node:http'

/** Headers of a request by lower-case name, as the web has them or as Node has read them. */
export type AskedHeaders = Pick<Headers, 'get'>

/** What Node has read of a request. The web's headers check and look up each name anew. */
export function nodeHeaders({ headers }: Pick<IncomingMessage, 'headers'>): AskedHeaders {
  return {
    get(name) {
      const value = headers[name]
      return typeof value === 'string' ? value : null
    },
  }
}
