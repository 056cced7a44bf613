import { useState } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { CloseIcon, RefreshIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { ProgressRing } from '../ProgressRing/ProgressRing.tsx'
import { useUi } from '../UiProvider/useUi.ts'
import styles from './ImageTile.module.css'

export interface ImageTileProps {
  /** Address of the picture. */
  src: string
  /** What the picture is called. */
  name: string
  /** Takes it away: the button's label, and what it does. */
  dropLabel: string
  /** The player takes it away. */
  onDrop: () => void
  /** It stays: nothing can be taken away. */
  disabled?: boolean | undefined
  /** How much of it has left, 0 to 1; null once it has arrived. */
  share?: number | null | undefined
  /** It did not arrive: the words for it, which try again when pressed. */
  failure?: { readonly text: string; readonly onRetry: () => void } | undefined
}

/** One picture of an uploader: on its way, failed, or there. */
export function ImageTile({ src, name, dropLabel, onDrop, disabled, share = null, failure }: ImageTileProps) {
  const { labels } = useUi()
  // The button that was pressed stays while it is tried again: the focus is on it.
  const [tried, setTried] = useState(false)
  const percent = share === null ? null : Math.round(share * 100)
  return (
    <li className={styles['root']} data-failed={failure ? true : undefined}>
      <img src={src} alt={name} className={styles['picture']} />
      {failure || tried ? (
        <button
          type="button"
          className={styles['cover']}
          aria-label={`${failure?.text ?? labels.retry} ${name}`}
          aria-disabled={failure ? undefined : true}
          onClick={() => {
            if (!failure) return
            setTried(true)
            failure.onRetry()
          }}
        >
          {failure ? (
            <>
              <Icon icon={RefreshIcon} />
              <span>{failure.text}</span>
            </>
          ) : null}
        </button>
      ) : null}
      {percent !== null && !failure ? (
        <div className={styles['cover']} data-over={tried || undefined}>
          <ProgressRing label={name} percent={percent} size="small" className={styles['ring']}>
            {percent}
          </ProgressRing>
        </div>
      ) : null}
      {disabled ? null : (
        <IconButton
          icon={CloseIcon}
          label={`${dropLabel} ${name}`}
          size="small"
          variant="overlay"
          className={styles['drop']}
          onClick={onDrop}
        />
      )}
    </li>
  )
}
