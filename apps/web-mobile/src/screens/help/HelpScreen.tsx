import { HelpSection, useHelpPage, type HelpViewProps } from '@koi/features/help'
import { Screen } from '../../layout/Screen.tsx'

/** `/help/{id}` */
export function HelpScreen() {
  return <HelpView {...useHelpPage()} />
}

/** A page of help. */
export function HelpView({ title, article }: HelpViewProps) {
  return (
    <Screen title={title}>
      <HelpSection article={article} />
    </Screen>
  )
}
