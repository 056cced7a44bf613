import { Card, List, ListItem } from '@koi/ui'
import styles from './HelpSection.module.css'
import type { HelpViewProps } from './useHelpPage.ts'

/** Every article by its subject, each with what it is about. */
export function HelpDirectory({ groups }: Pick<HelpViewProps, 'groups'>) {
  return (
    <div className={styles['column']}>
      {groups.map(({ id, title, articles }) => (
        <Card key={id} title={title} padding="medium">
          <List className={styles['articles']}>
            {articles.map((article) => (
              <ListItem
                key={article.id}
                href={article.href}
                title={article.title}
                description={article.summary}
              />
            ))}
          </List>
        </Card>
      ))}
    </div>
  )
}
