import { HelpPage, HelpSearchBox, HelpSection, type HelpViewProps } from '@koi/features/help'
import { m } from '@koi/i18n'
import { SideRail } from '@koi/ui'
import { Page } from '../../layout/Page.tsx'
import { WithRail } from '../../layout/WithRail.tsx'
import styles from './HelpScreen.module.css'

/** `/help/{id}` */
export function HelpScreen() {
  return <HelpPage view={HelpView} />
}

/** An article under its own title, with the others on the left and the search beside the title. */
export function HelpView({ title, ...help }: HelpViewProps) {
  const { content, groups, search } = help
  return (
    <WithRail
      rail={
        <SideRail
          className={styles['rail']}
          label={m.help_articles()}
          current={content.status === 'ready' && search.results.status === 'idle' ? content.id : null}
          groups={groups.map((group) => ({
            title: group.title,
            items: group.articles.map((article) => ({
              id: article.id,
              href: article.href,
              label: article.title,
            })),
          }))}
        />
      }
    >
      <Page title={title} actions={<HelpSearchBox search={search} />}>
        <HelpSection {...help} />
      </Page>
    </WithRail>
  )
}
