import { m } from '@koi/i18n'
import { Button, Modal } from '@koi/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { LoginButton, LoginForm, RegisterLink } from '../auth/LoginForm.tsx'
import { useLogin } from '../auth/useLogin.ts'
import type { GameEntry } from '../venues/useCatalogue.ts'
import { useFavourites } from '../venues/useFavourites.ts'
import { BringDialog } from './BringDialog.tsx'
import { GameDetails } from './GameDetails.tsx'
import { InterruptedRoundDialog } from './InterruptedRound.tsx'
import { OtherGameDialog } from './OtherGame.tsx'
import styles from './PlayDialogs.module.css'
import type { PlayRequest } from './launchTarget.ts'
import { useLaunch } from './useLaunch.ts'

export interface PlayDialogsProps {
  /** The game that is looked at. */
  readonly game: GameEntry | null
  /** The game that is to be opened at once. */
  readonly request: PlayRequest | null
  /** Nothing is to be played after all, or it is open. */
  readonly onClose: () => void
}

/**
 * What stands between a press on a game and the game: its details, login, another open game, an interrupted round, how much
 * money goes along, a failure.
 */
export function PlayDialogs({ game, request, onClose }: PlayDialogsProps) {
  const launch = useLaunch({ navigate: useNavigate() })
  const [begun, setBegun] = useState<PlayRequest | null>(null)
  const sent = useRef<PlayRequest | null>(null)
  const begin = useEffectEvent((wanted: PlayRequest) => {
    if (sent.current === wanted) return
    sent.current = wanted
    setBegun(wanted)
    launch.onPlay(wanted.target, wanted.mode)
  })
  useEffect(() => {
    if (request) begin(request)
  }, [request])
  // What was asked for at once is over when nothing is left to be asked.
  const over = request !== null && begun === request && launch.status === 'idle'
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (over) close()
  }, [over])
  const favourites = useFavourites()
  const looking = launch.status === 'idle' || launch.status === 'launching'
  const login = launch.status === 'login' ? launch : null
  const failed = launch.status === 'error' ? launch : null
  return (
    <>
      <GameDetails
        game={looking ? game : null}
        launching={launch.status === 'launching' ? launch.mode : null}
        favourites={favourites}
        onPlay={launch.onPlay}
        onClose={onClose}
      />
      <Modal open={login !== null} title={m.auth_login_to_play()} onClose={() => login?.onCancel()}>
        {login ? <LoginToPlay onDemo={login.onDemo} /> : null}
      </Modal>
      <OtherGameDialog question={launch.status === 'confirm' ? launch : null} />
      <InterruptedRoundDialog question={launch.status === 'round' ? launch : null} />
      <BringDialog question={launch.status === 'bring' ? launch : null} />
      <Modal
        open={failed !== null}
        title={m.game_error_title()}
        onClose={() => failed?.onDismiss()}
        actions={
          <>
            <Button onClick={() => failed?.onDismiss()}>{m.common_close()}</Button>
            <Button variant="primary" onClick={() => failed?.onRetry()}>
              {m.common_retry()}
            </Button>
          </>
        }
      >
        {failed ? <p role="alert">{failed.message}</p> : null}
      </Modal>
    </>
  )
}

/** Login in place: play goes on by itself after it. */
function LoginToPlay({ onDemo }: { readonly onDemo: () => void }) {
  const login = useLogin({})
  const { pathname, search } = useLocation()
  const back = new URLSearchParams({ redirect: pathname + search })
  return (
    <div className={styles['login']}>
      <LoginForm login={login}>
        <LoginButton login={login} />
      </LoginForm>
      <Button variant="ghost" block onClick={onDemo}>
        {m.game_demo()}
      </Button>
      <RegisterLink search={`?${back.toString()}`} />
    </div>
  )
}
