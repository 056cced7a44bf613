import { m } from '@koi/i18n'
import { Segmented } from '@koi/ui'
import { withParams, type UrlState } from '../routing/address.ts'

/** What a lobby shows where there is room for one of them: the games of a kind, or its venues. */
export interface LobbyViewModel {
  readonly value: 'games' | 'venues'
  readonly onChange: (value: 'games' | 'venues') => void
}

/** Whether games or venues are shown, kept in the address as `view`. */
export function useLobbyView({ url: { params, setParams } }: { readonly url: UrlState }): LobbyViewModel {
  return {
    value: params.get('view') === 'venues' ? 'venues' : 'games',
    onChange: (value) =>
      setParams(withParams(params, { view: value === 'games' ? null : value }), { replace: true }),
  }
}

/** Games or venues. */
export function LobbyViewChoice({ view }: { readonly view: LobbyViewModel }) {
  return (
    <Segmented
      label={m.lobby_view()}
      value={view.value}
      onValueChange={view.onChange}
      options={[
        { value: 'games', label: m.lobby_view_games() },
        { value: 'venues', label: m.lobby_view_venues() },
      ]}
    />
  )
}
