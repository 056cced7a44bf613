import { HelpSection, useHelpPage, type HelpViewProps } from '@koi/features/help'
import { Page } from '../../layout/Page.tsx'

/** `/help/{id}` */
export function HelpScreen() {
  return <HelpView {...useHelpPage()} />
}

/** A page of help under its own title. */
export function HelpView({ title, article }: HelpViewProps) {
  return (
    <Page title={title}>
      <HelpSection article={article} />
    </Page>
  )
}
