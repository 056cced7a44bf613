import { classNames } from '../classNames.ts'
import styles from './MaskedText.module.css'

export interface MaskedTextProps {
  /** As the server masked it: `138****5678`. */
  text: string
  /** How it is read aloud, where stars would not make sense. */
  label?: string | undefined
  className?: string | undefined
}

/** A number of which only the ends are known here; digits aligned, groups of stars as dots. */
export function MaskedText({ text, label, className }: MaskedTextProps) {
  const shown = text.replaceAll('*', '•')
  return (
    <span className={classNames(styles['root'], className)}>
      {label === undefined ? (
        shown
      ) : (
        <>
          <span aria-hidden>{shown}</span>
          <span className={styles['said']}>{label}</span>
        </>
      )}
    </span>
  )
}
