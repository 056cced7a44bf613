import { ArticleBody } from '../news/ArticleBody.tsx'
import type { HelpArticle } from './helpArticles.ts'
import styles from './HelpBody.module.css'

/** The text of a page of help. */
export function HelpBody({ article }: { readonly article: HelpArticle }) {
  return (
    <div className={styles['body']}>
      {article.blocks().map((block) =>
        block.kind === 'command' ? (
          <pre key={block.text} className={styles['command']}>
            <code>{block.text}</code>
          </pre>
        ) : (
          <ArticleBody key={block.kind === 'list' ? block.items.join() : block.text} blocks={[block]} />
        ),
      )}
    </div>
  )
}
