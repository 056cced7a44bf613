import { m } from '@koi/i18n'
import { Button, Empty } from '@koi/ui'
import type { ReactNode } from 'react'
import { Loaded } from '../loading/Loaded.tsx'
import type { VenueLobbyModel } from './useVenueLobby.ts'

export interface VenuesLoadedProps {
  readonly lobby: VenueLobbyModel
  /** The shape of what is on its way. */
  readonly skeleton: ReactNode
  readonly children: (ready: Extract<VenueLobbyModel, { status: 'ready' }>) => ReactNode
}

/** The venues of a kind once they are known. */
export function VenuesLoaded({ lobby, ...states }: VenuesLoadedProps) {
  return (
    <Loaded
      {...states}
      model={lobby}
      errorTitle={m.lobby_error_title()}
      empty={
        lobby.status === 'empty' ? (
          <Empty
            title={m.lobby_venue_empty_title()}
            description={m.lobby_venue_empty_text()}
            action={<Button onClick={lobby.onRetry}>{m.common_refresh()}</Button>}
          />
        ) : null
      }
    />
  )
}
