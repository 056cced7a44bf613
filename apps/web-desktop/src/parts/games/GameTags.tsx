import type { GameEntry } from '@koi/features/lobby'
import { m } from '@koi/i18n'
import { Tag } from '@koi/ui'
import styles from './GameTags.module.css'

export interface GameTagsProps {
  readonly tags: GameEntry['tags']
}

/** New, popular, or both. */
export function GameTags({ tags }: GameTagsProps) {
  if (tags.length === 0) return null
  return (
    <p className={styles['tags']}>
      {tags.map((tag) => (
        <Tag key={tag} tone={tag === 'hot' ? 'accent' : 'info'}>
          {tag === 'hot' ? m.lobby_tag_hot() : m.lobby_tag_new()}
        </Tag>
      ))}
    </p>
  )
}
