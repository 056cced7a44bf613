import { m } from '@koi/i18n'
import { Button, Card, Empty, NoResultIcon, Skeleton, TextLink } from '@koi/ui'
import { Loaded } from '../loading/Loaded.tsx'
import { HelpBody } from './HelpBody.tsx'
import { HelpDirectory } from './HelpDirectory.tsx'
import { helpPath, overviewId } from '../routing/helpLinks.ts'
import styles from './HelpSection.module.css'
import { useAnchor } from './useAnchor.ts'
import type { HelpContentModel, HelpViewProps } from './useHelpPage.ts'

type Ready = Extract<HelpContentModel, { status: 'ready' }>

/** The article with its contents and the way to the next, the list of all, or that there is none with this id. */
export function HelpArticleSection({ content, groups }: Pick<HelpViewProps, 'content' | 'groups'>) {
  if (content.status === 'overview') return <HelpDirectory groups={groups} />
  return (
    <Loaded
      model={content}
      errorTitle={m.help_error_title()}
      skeleton={
        <Card padding="large">
          <Skeleton lines={12} />
        </Card>
      }
      empty={
        <Empty
          icon={NoResultIcon}
          title={m.help_unknown_title()}
          description={m.help_unknown_text()}
          action={<Button href={helpPath(overviewId)}>{m.help_all()}</Button>}
        />
      }
    >
      {(ready) => <Article {...ready} />}
    </Loaded>
  )
}

function Article({ id, article, sections, previous, next }: Ready) {
  useAnchor(true)
  return (
    <article className={styles['column']}>
      <Card padding="large">
        <div className={styles['column']}>
          <p className={styles['summary']}>{article.summary}</p>
          <nav className={styles['contents']} aria-labelledby="help-contents">
            <h2 id="help-contents" className={styles['label']}>
              {m.help_contents()}
            </h2>
            <ul className={styles['anchors']}>
              {sections.map((section) => (
                <li key={section.id}>
                  <TextLink href={helpPath(id, section.id)}>{section.text}</TextLink>
                </li>
              ))}
            </ul>
          </nav>
          <HelpBody blocks={article.blocks} />
        </div>
      </Card>
      <nav className={styles['ways']} aria-label={m.help_more()}>
        {previous ? <Way label={m.help_previous()} {...previous} /> : <span />}
        {next ? <Way label={m.help_next()} {...next} /> : <span />}
      </nav>
      <p className={styles['all']}>
        <TextLink href={helpPath(overviewId)}>{m.help_all()}</TextLink>
      </p>
    </article>
  )
}

interface WayProps {
  readonly label: string
  readonly title: string
  readonly href: string
}

function Way({ label, title, href }: WayProps) {
  return (
    <TextLink className={styles['way']} href={href}>
      <span className={styles['label']}>{label}</span>
      <span>{title}</span>
    </TextLink>
  )
}
