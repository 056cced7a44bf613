import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { classNames } from '../css/classNames.ts'
import { useFloating } from '../Floating/useFloating.ts'
import { Icon } from '../Icon/Icon.tsx'
import { CheckIcon, CopyIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useUi } from '../UiProvider/useUi.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import styles from './CopyButton.module.css'

export interface CopyButtonProps {
  /** What is copied. */
  text: string
  /** What it is called, read aloud after "copy". */
  label: string
  /** Only the icon. */
  iconOnly?: boolean | undefined
  /** Puts the text on the clipboard; the browser's own by default. */
  write?: ((text: string) => Promise<void>) | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
}

const saidMs = 2000
const writeToClipboard = (text: string) => navigator.clipboard.writeText(text)

/** Copies a text, and says that it did. Where the browser refuses, it says so and offers the text, selected. */
export function CopyButton({
  text,
  label,
  iconOnly = false,
  write = writeToClipboard,
  className,
}: CopyButtonProps) {
  const { labels } = useUi()
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null)
  const floating = useRef<HTMLSpanElement>(null)
  const id = useId()
  const copied = outcome === 'copied'
  const refused = outcome === 'refused'

  useFloating({
    open: refused,
    anchorId: id,
    floating,
    onShown: (element) => element.querySelector('input')?.select(),
    onLeft: () => setOutcome(null),
  })

  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setOutcome(null), saidMs)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async () => {
    try {
      await write(text)
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }
  const shape = copied ? CheckIcon : CopyIcon
  const word = copied ? labels.copied : labels.copy
  const press = { id, 'aria-label': `${word} ${label}`, onClick: () => void copy() }
  return (
    <span className={classNames(styles['root'], className)}>
      {iconOnly ? (
        <IconButton icon={shape} size="small" label={press['aria-label']} {...press} />
      ) : (
        <Button size="small" icon={<Icon icon={shape} size="small" />} {...press}>
          {word}
        </Button>
      )}
      <VisuallyHidden>
        <output>{copied ? `${labels.copied} ${label}` : refused ? labels.copyRefused : null}</output>
      </VisuallyHidden>
      <span
        ref={floating}
        popover="auto"
        className={styles['refused']}
        onToggle={(event) => {
          if (event.newState === 'closed') setOutcome(null)
        }}
      >
        {refused ? (
          <>
            <span aria-hidden>{labels.copyRefused}</span>
            <input readOnly className={styles['text']} aria-label={label} value={text} />
          </>
        ) : null}
      </span>
    </span>
  )
}
