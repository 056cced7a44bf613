import type { CallEvent } from '../client/callEvent.ts'
import type { HeaderNames } from '../client/headerNames.ts'
import type { ServerClock } from '../dates/createServerClock.ts'
import type { Clock } from '../ports/clock.ts'
import type { Logger } from '../ports/logger.ts'
import type { RandomPort } from '../ports/randomPort.ts'
import type { Timers } from '../ports/timers.ts'
import type { Session } from '../session/session.ts'
import type { Middleware } from './middleware.ts'

/** What the middlewares are made from; each takes what it needs. */
export interface PipelineDeps {
  readonly baseUrl: string
  readonly session: Session
  readonly names: HeaderNames
  readonly d: string
  readonly language: () => string
  readonly deviceId: () => string
  readonly clock: Clock
  readonly timers: Timers
  readonly random: RandomPort
  readonly logger: Logger | undefined
  readonly observe: ((event: CallEvent) => void) | undefined
  readonly serverClock: Pick<ServerClock, 'learn'> | undefined
  readonly use: readonly Middleware[]
}
