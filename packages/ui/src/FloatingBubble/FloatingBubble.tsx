import { useId, type ReactNode } from 'react'
import { classNames } from '../css/classNames.ts'
import { Icon } from '../Icon/Icon.tsx'
import { TransferIcon } from '../Icon/icons.ts'
import type { IconShape } from '../Icon/iconShape.ts'
import { Link } from '../Link/Link.tsx'
import { useUi } from '../UiProvider/useUi.ts'
import type { BubblePosition } from './bubblePosition.ts'
import { placeElsewhere } from './placeElsewhere.ts'
import styles from './FloatingBubble.module.css'
import { useBubbleDrag } from './useBubbleDrag.ts'

export interface FloatingBubbleProps {
  /** What it does. */
  label: string
  /** The symbol on it. */
  icon: IconShape
  /** A word beside the icon. */
  children?: ReactNode
  /** A count of things waiting there; say it in the label, too. */
  badge?: number | undefined
  /** Where it rests. */
  position: BubblePosition
  /** It was put elsewhere: dragged, by arrow keys or by its small button. Keep it, and hand it back as `position`. */
  onMove: (position: BubblePosition) => void
  /** Goes somewhere when pressed… */
  href?: string | undefined
  /** …or does something. */
  onPress?: (() => void) | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/**
 * Something always at hand over the page, such as help. It is dragged out of the way and rests at the nearest edge; arrow
 * keys move it as well, and so does a small button for those who cannot drag (WCAG 2.5.7). Clear of the notch, the
 * home bar and the bars of a shell.
 */
export function FloatingBubble({
  label,
  icon,
  children,
  badge = 0,
  position,
  onMove,
  href,
  onPress,
  className,
}: FloatingBubbleProps) {
  const { labels } = useUi()
  const hint = useId()
  const along = position.edge === 'end' ? 100 : 0
  const down = position.down * 100
  const { room, bubble } = useBubbleDrag(position, onMove)
  const look = {
    className: styles['bubble'],
    'aria-label': label,
    'aria-describedby': hint,
    draggable: false,
  }
  const content = (
    <>
      <Icon icon={icon} />
      {children ? <span className={styles['word']}>{children}</span> : null}
      {badge > 0 ? (
        <span className={styles['badge']} data-count={badge > 99 ? '99+' : badge} aria-hidden />
      ) : null}
    </>
  )
  return (
    <div ref={room} className={classNames(styles['room'], className)}>
      <div
        ref={bubble}
        className={styles['place']}
        style={{ insetBlockStart: `${down}%`, insetInlineStart: `${along}%` }}
      >
        <div
          className={styles['shift']}
          data-edge={position.edge}
          style={{ translate: `-${along}% -${down}%` }}
        >
          {href === undefined ? (
            <button type="button" {...look} onClick={onPress}>
              {content}
            </button>
          ) : (
            <Link href={href} {...look}>
              {content}
            </Link>
          )}
          <button
            type="button"
            className={styles['mover']}
            aria-label={`${labels.moveElsewhere} ${label}`}
            title={labels.moveElsewhere}
            onClick={() => onMove(placeElsewhere(position))}
          >
            <Icon icon={TransferIcon} size="small" />
          </button>
        </div>
      </div>
      <span id={hint} hidden>
        {labels.moveByArrows}
      </span>
    </div>
  )
}
