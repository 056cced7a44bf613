import { pictureSources } from '../Picture/pictureSources.ts'
import type { MatchSide } from './matchSide.ts'
import styles from './MatchRow.module.css'

export interface MatchSideLineProps {
  /** The team with its score. */
  side: MatchSide
}

/** A crest, a name and a score. */
export function MatchSideLine({ side }: MatchSideLineProps) {
  const { name, crest, score, winner } = side
  const sources = crest === undefined ? undefined : pictureSources(crest)
  return (
    <div className={styles['side']} data-winner={winner || undefined}>
      {crest === undefined ? (
        <span className={styles['shield']} aria-hidden>
          {String.fromCodePoint(name.codePointAt(0) ?? 32)}
        </span>
      ) : (
        <picture>
          {sources ? <source type="image/webp" srcSet={sources.webp} /> : null}
          <img
            className={styles['crest']}
            src={crest}
            srcSet={sources?.png}
            alt=""
            width={24}
            height={24}
            loading="lazy"
            decoding="async"
          />
        </picture>
      )}
      <span className={styles['name']}>{name}</span>
      {score == null ? null : <span className={styles['score']}>{score}</span>}
    </div>
  )
}
