import { lazy, Suspense, type ReactNode } from 'react'
import { classNames } from '../css/classNames.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import styles from './QRCode.module.css'

// The encoder comes with the first code that is shown.
const Drawing = lazy(async () => ({ default: (await import('./QRDrawing.tsx')).QRDrawing }))

export interface QRCodeProps {
  /** What the code says: an address, up to about 2,000 bytes. */
  text: string
  /** What it leads to, read aloud in place of the drawing. */
  label: string
  /** Side in px, the quiet zone included; 192 by default. */
  size?: number | undefined
  /** How much of it may be damaged: about 7, 15, 25 or 30 per cent. `M` by default. */
  errorLevel?: 'L' | 'M' | 'Q' | 'H' | undefined
  /** The same text in another way, for those who cannot scan: the address itself, a `CopyButton`. */
  children?: ReactNode
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/**
 * A QR code: dark on white in every theme, with its quiet zone, so that cameras read it. A text too long to be drawn
 * leaves its place to `children`.
 */
export function QRCode({ text, label, size = 192, errorLevel = 'M', children, className }: QRCodeProps) {
  return (
    <div className={classNames(styles['root'], className)}>
      <Suspense fallback={<Skeleton shape="box" width={size} ratio="1 / 1" />}>
        <Drawing text={text} label={label} size={size} errorLevel={errorLevel} />
      </Suspense>
      {children == null ? null : <div className={styles['below']}>{children}</div>}
    </div>
  )
}
