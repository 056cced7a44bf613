import styles from './foundations.module.css'

export interface SwatchProps {
  /** A custom property, `--color-accent`. */
  token: string
  /** What is set on it, `--color-on-accent`. */
  on?: string
}

/** A token's colour with its name. */
export function Swatch({ token, on }: SwatchProps) {
  return (
    <li className={styles['swatch']}>
      <span
        className={styles['patch']}
        style={{ background: `var(${token})`, color: on ? `var(${on})` : undefined }}
      >
        {on ? '锦鲤 Aa 12' : null}
      </span>
      <code>{token.replace('--', '')}</code>
    </li>
  )
}
