import type { ArticleBlock } from '@koi/contract/article'
import styles from './ArticleBody.module.css'

export interface ArticleBodyProps {
  readonly blocks: readonly ArticleBlock[]
}

/** The pieces of an article, one below the other. Texts are text: there is no markup in them (0107). */
export function ArticleBody({ blocks }: ArticleBodyProps) {
  return (
    <div className={styles['body']}>
      {blocks.map((block) => (
        <Block key={keyOf(block)} block={block} />
      ))}
    </div>
  )
}

/** What a block says: no article says the same twice. */
function keyOf(block: ArticleBlock): string {
  return block.kind === 'list' ? block.items.join() : `${block.kind} ${block.text}`
}

function Block({ block }: { readonly block: ArticleBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h2 className={styles['heading']}>{block.text}</h2>
    case 'paragraph':
      return <p>{block.text}</p>
    case 'list':
      return (
        <ul className={styles['points']}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    default:
      return (
        <figure className={styles['quote']}>
          <blockquote>{block.text}</blockquote>
          <figcaption className={styles['source']}>{block.source}</figcaption>
        </figure>
      )
  }
}
