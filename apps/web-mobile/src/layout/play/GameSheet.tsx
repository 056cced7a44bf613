import type { GameMode } from '@koi/features/game'
import type { GameEntry } from '@koi/features/lobby'
import { m } from '@koi/i18n'
import { Button, Sheet } from '@koi/ui'
import { useLast } from '../useLast.ts'
import { GameFacts } from './GameFacts.tsx'
import styles from './GameSheet.module.css'
import type { Play } from './playContext.ts'

interface GameSheetProps {
  /** The game to show; null closes the sheet. */
  readonly game: GameEntry | null
  /** How the game is being opened just now; null while it is only looked at. */
  readonly launching: GameMode | null
  readonly onPlay: Play['onPlay']
  readonly onClose: () => void
}

/** What a game is and costs, and the two ways to play it. */
export function GameSheet({ game, launching, onPlay, onClose }: GameSheetProps) {
  const shown = useLast(game)
  if (!shown) return null
  const closed = shown.venueStatus.state !== 'open'
  return (
    <Sheet
      open={game !== null}
      title={shown.name}
      onClose={onClose}
      footer={
        <div className={styles['actions']}>
          <Button
            size="large"
            disabled={closed || launching === 'real'}
            loading={launching === 'demo'}
            onClick={() => onPlay(shown, 'demo')}
          >
            {m.game_demo()}
          </Button>
          <Button
            variant="primary"
            size="large"
            disabled={closed || launching === 'demo'}
            loading={launching === 'real'}
            onClick={() => onPlay(shown, 'real')}
          >
            {m.game_play()}
          </Button>
        </div>
      }
    >
      <GameFacts game={shown} />
    </Sheet>
  )
}
