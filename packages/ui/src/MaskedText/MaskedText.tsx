import { classNames } from '../css/classNames.ts'
import styles from './MaskedText.module.css'

export interface MaskedTextProps {
  /** As the server masked it: `138****5678`. */
  text: string
  /** How it is read aloud, where stars would not make sense. */
  label?: string | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/** A number of which only the ends are known here; digits aligned. */
export function MaskedText({ text, label, className }: MaskedTextProps) {
  return (
    <span className={classNames(styles['root'], className)}>
      {label === undefined ? (
        text
      ) : (
        <>
          <span aria-hidden>{text}</span>
          <span className={styles['said']}>{label}</span>
        </>
      )}
    </span>
  )
}
