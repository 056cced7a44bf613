import { Icon } from '../Icon/Icon.tsx'
import { PauseIcon, PlayIcon } from '../Icon/icons.ts'
import { useUi } from '../UiProvider/useUi.ts'
import styles from './Carousel.module.css'

export interface CarouselDotsProps {
  /** The `id` of what they move. */
  track: string
  /** What each slide is called, by its place. */
  names: readonly string[]
  /** The slide in sight, from 0. */
  index: number
  /** Whether the slides are stopped; null where they do not move by themselves. */
  paused: boolean | null
  /** The player pauses the slides or lets them go on. */
  onPausedChange: (paused: boolean) => void
  /** Shows the slide at an index. */
  onPick: (index: number) => void
}

/** A dot for each slide of a carousel, and the button that stops it. */
export function CarouselDots({ track, names, index, paused, onPausedChange, onPick }: CarouselDotsProps) {
  const { labels } = useUi()
  return (
    <div className={styles['dots']}>
      {paused === null ? null : (
        <button
          type="button"
          className={styles['pause']}
          aria-label={paused ? labels.play : labels.pause}
          title={paused ? labels.play : labels.pause}
          onClick={() => onPausedChange(!paused)}
        >
          <Icon icon={paused ? PlayIcon : PauseIcon} size="small" />
        </button>
      )}
      {names.map((name, at) => (
        <button
          key={name}
          type="button"
          className={styles['dot']}
          aria-label={name}
          aria-controls={track}
          aria-current={at === index || undefined}
          onClick={() => onPick(at)}
        />
      ))}
    </div>
  )
}
