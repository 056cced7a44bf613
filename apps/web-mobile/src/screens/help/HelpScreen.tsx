import { HelpPage, HelpSearchBox, HelpSection, type HelpViewProps } from '@koi/features/help'
import { helpPath, overviewId, routes } from '@koi/features/routing'
import { Screen } from '../../layout/Screen.tsx'

/** `/help/{id}` */
export function HelpScreen() {
  return <HelpPage view={HelpView} />
}

/** An article below the search; back leads to the list of all. */
export function HelpView({ title, ...help }: HelpViewProps) {
  const parent = help.content.status === 'overview' ? routes.home : helpPath(overviewId)
  return (
    <Screen title={title} parent={parent}>
      <HelpSearchBox search={help.search} />
      <HelpSection {...help} />
    </Screen>
  )
}
