import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { ariaRoles } from '../aria/ariaRoles.ts'
import { moveByKey } from '../focus/moveByKey.ts'
import { useUi } from '../UiProvider/useUi.ts'
import styles from './LetterRail.module.css'

export interface LetterRailProps {
  /** Initials that have entries. */
  letters: readonly string[]
  /** A letter was pressed, dragged over or moved to by key: bring it into view. */
  onLetter: (letter: string) => void
}

/** The letters of a long list, to press, to drag along, or to move over by arrow keys. */
export function LetterRail({ letters, onLetter }: LetterRailProps) {
  const { labels } = useUi()
  const [at, setAt] = useState(0)
  const [dragged, setDragged] = useState(false)
  const stop = Math.min(at, letters.length - 1)

  const go = (index: number) => {
    const letter = letters[index]
    if (letter === undefined) return
    setAt(index)
    onLetter(letter)
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    const { top, height } = event.currentTarget.getBoundingClientRect()
    const index = Math.floor(((event.clientY - top) / height) * letters.length)
    go(Math.min(letters.length - 1, Math.max(0, index)))
  }
  const rail = {
    ...ariaRoles.toolbar,
    'aria-orientation': 'vertical' as const,
    'aria-label': labels.letters,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture?.(event.pointerId)
      setDragged(true)
      drag(event)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (dragged) drag(event)
    },
    onPointerUp: () => setDragged(false),
    onPointerCancel: () => setDragged(false),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const target = moveByKey(event.key, stop, letters.length, 'vertical')
      if (target === null) return
      event.preventDefault()
      go(target)
      event.currentTarget.querySelectorAll('button')[target]?.focus()
    },
  }

  return (
    <div {...rail} className={styles['root']} data-dragged={dragged || undefined}>
      {letters.map((letter, index) => (
        <button
          key={letter}
          type="button"
          tabIndex={index === stop ? 0 : -1}
          className={styles['letter']}
          data-letter={letter}
          data-at={(dragged && index === stop) || undefined}
          onClick={() => go(index)}
        >
          {letter}
        </button>
      ))}
    </div>
  )
}
