import type { launch } from '@koi/contract'
import type { Reply } from '../api/reply.ts'

/** A game that was launched in this page: what the server answered, and what this page alone knows of it. */
export interface LaunchedGame extends Pick<
  Reply<typeof launch>,
  'sessionId' | 'url' | 'mode' | 'gameType' | 'gameName' | 'venueName'
> {
  /** Key of the intent that launched it. */
  readonly launchId: string
  readonly venueId: number
  readonly gameId: string
  /** Its frame has used the ticket of `url`: a new frame needs a new launch. */
  readonly opened: boolean
}
