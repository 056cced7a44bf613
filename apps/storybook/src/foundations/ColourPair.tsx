import type { TokenName } from '@koi/ui'
import { contrastRatio } from '@koi/ui/testing'
import styles from './foundations.module.css'
import { onLookChange } from './onLookChange.ts'

export interface ColourPairProps {
  /** What it is painted on. */
  ground: TokenName
  /** The texts that are set on it. */
  texts: readonly TokenName[]
}

/** Writes the contrast of an element's colour with the patch around it, and again when the look changes. */
function writeContrast(element: HTMLElement | null): (() => void) | undefined {
  const patch = element?.closest<HTMLElement>('div')
  if (!element || !patch) return undefined
  const write = () => {
    const paint = getComputedStyle(patch).backgroundColor
    // Before the brand is on the page, there is no colour yet.
    element.textContent = paint.startsWith('oklch')
      ? contrastRatio(getComputedStyle(element).color, paint).toFixed(1)
      : ''
  }
  write()
  return onLookChange(write)
}

/** A ground with each text that may stand on it, and how well it reads there. */
export function ColourPair({ ground, texts }: ColourPairProps) {
  return (
    <li className={styles['pair']}>
      <div className={styles['patch']} style={{ background: `var(${ground})` }}>
        {texts.map((token) => (
          <span key={token} className={styles['sample']} style={{ color: `var(${token})` }}>
            <span>{token.replace('--color-', '')}</span>
            <span ref={writeContrast} className={styles['ratio']} />
          </span>
        ))}
      </div>
      <code>{ground.replace('--color-', '')}</code>
    </li>
  )
}
