import { useState } from 'react'
import { classNames } from '../css/classNames.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import styles from './Avatar.module.css'

export interface AvatarProps {
  /** Whose; the first character is shown where there is no picture. */
  name: string
  /** Address of a square picture; one that cannot be fetched gives way to the character. */
  src?: string | null | undefined
  /** `medium` by default. */
  size?: 'small' | 'medium' | 'large' | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/** A person, as a picture or by their first character. */
export function Avatar({ name, src, size = 'medium', className }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span className={classNames(styles['root'], className)} data-size={size}>
      {src && src !== failed ? (
        <img src={src} alt={name} decoding="async" onError={() => setFailed(src)} />
      ) : (
        <>
          <span aria-hidden>{String.fromCodePoint(name.codePointAt(0) ?? 32).toUpperCase()}</span>
          <VisuallyHidden>{name}</VisuallyHidden>
        </>
      )}
    </span>
  )
}
