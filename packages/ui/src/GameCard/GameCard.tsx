import type { ReactNode } from 'react'
import { classNames } from '../css/classNames.ts'
import { Link } from '../Link/Link.tsx'
import { Picture } from '../Picture/Picture.tsx'
import type { PictureSizes } from '../Picture/pictureSources.ts'
import styles from './GameCard.module.css'

export interface GameCardProps {
  /** Name of the game. */
  title: string
  /** Who made it. */
  provider?: ReactNode
  /** Stands at the end of the provider's line. */
  detail?: ReactNode
  /** Address of the picture's png. */
  picture: string
  /** Width to height of the cover. */
  ratio?: `${number} / ${number}` | undefined
  /** A short word on the picture: new, popular. */
  badge?: ReactNode
  /** A small control on the picture, such as a favourite `IconButton`. */
  action?: ReactNode
  /** Why it cannot be opened now; dims the picture. */
  unavailable?: string | null | undefined
  /** Goes somewhere when pressed… */
  href?: string | undefined
  /** …or does something. */
  onPress?: (() => void) | undefined
  /** Its work is under way. */
  busy?: boolean | undefined
  /** Whether the provider's line lies on the picture, below the title, or under the picture. */
  caption?: 'on' | 'under' | undefined
  /** A long provider's line under the picture goes on in a second line; cut without it. */
  wrap?: boolean | undefined
  /** The rank of its title among the page's headings; 3 by default. */
  headingLevel?: 2 | 3 | 4 | undefined
  /** How wide the picture is. */
  sizes?: PictureSizes | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/** How many letters must stay together: Han characters may part anywhere. */
function longestWord(title: string): number {
  return Math.max(1, ...title.split(/\P{Script=Latin}+/u).map((word) => word.length))
}

/** A cover with its title. The whole card is one target; an action lies above it. */
export function GameCard({
  title,
  provider,
  detail,
  picture,
  ratio = '3 / 4',
  badge,
  action,
  unavailable,
  href,
  onPress,
  busy = false,
  caption = 'under',
  wrap = false,
  headingLevel = 3,
  sizes,
  className,
}: GameCardProps) {
  const Heading = `h${headingLevel}` as const
  const [width = 3, height = 4] = ratio.split('/').map(Number)
  const name = unavailable ? `${title} ${unavailable}` : title
  return (
    <article
      className={classNames(styles['root'], className)}
      data-unavailable={unavailable ? true : undefined}
      data-wide={width > height || undefined}
    >
      <div className={styles['cover']}>
        <Picture src={picture} alt="" ratio={ratio} sizes={sizes} className={styles['picture']} />
        {badge ? <span className={styles['badge']}>{badge}</span> : null}
        {unavailable ? <span className={styles['state']}>{unavailable}</span> : null}
        <div className={styles['text']}>
          <Heading className={styles['title']} style={{ '--longest-word': longestWord(title) }}>
            {href === undefined ? (
              <button
                type="button"
                className={styles['target']}
                aria-label={name}
                aria-busy={busy || undefined}
                disabled={Boolean(unavailable)}
                onClick={() => {
                  if (!busy) onPress?.()
                }}
              >
                {title}
              </button>
            ) : (
              <Link href={href} className={styles['target']} aria-label={name}>
                {title}
              </Link>
            )}
          </Heading>
          {caption === 'on' && provider ? <div className={styles['on']}>{provider}</div> : null}
        </div>
        {/* As the heart of a member, which a page that was drawn for guests cannot show. */}
        {action ? (
          <div className={styles['action']} data-personal>
            {action}
          </div>
        ) : null}
      </div>
      {caption === 'under' && (provider || detail) ? (
        <div className={styles['caption']} data-wrap={wrap || undefined}>
          <span className={styles['provider']}>{provider}</span>
          <span className={styles['detail']}>{detail}</span>
        </div>
      ) : null}
    </article>
  )
}
