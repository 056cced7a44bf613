import { useEffect, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { CheckIcon, CopyIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useUi } from '../UiProvider/useUi.ts'

export interface CopyButtonProps {
  /** What is copied. */
  text: string
  /** What it is called, read aloud after "copy". */
  label: string
  /** Only the icon. */
  iconOnly?: boolean | undefined
  /** Puts the text on the clipboard; the browser's own by default. */
  write?: ((text: string) => Promise<void>) | undefined
  className?: string | undefined
}

const saidMs = 2000
const writeToClipboard = (text: string) => navigator.clipboard.writeText(text)

/** Copies a text, and says that it did. Where copying is not allowed, it stays as it is. */
export function CopyButton({
  text,
  label,
  iconOnly = false,
  write = writeToClipboard,
  className,
}: CopyButtonProps) {
  const { labels } = useUi()
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), saidMs)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async () => {
    try {
      await write(text)
      setCopied(true)
    } catch {
      setCopied(false)
    }
  }
  const shape = copied ? CheckIcon : CopyIcon
  const word = copied ? labels.copied : labels.copy
  return (
    <span className={className} aria-live="polite">
      {iconOnly ? (
        <IconButton icon={shape} size="small" label={`${word} ${label}`} onClick={() => void copy()} />
      ) : (
        <Button
          size="small"
          icon={<Icon icon={shape} size="small" />}
          aria-label={`${word} ${label}`}
          onClick={() => void copy()}
        >
          {word}
        </Button>
      )}
    </span>
  )
}
