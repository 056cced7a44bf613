import { m } from '@koi/i18n'
import { Card, List, ListItem } from '@koi/ui'

export interface CareCardProps {
  readonly texts: readonly string[]
}

/** What to mind before paying. */
export function CareCard({ texts }: CareCardProps) {
  return (
    <Card title={m.deposit_guide_care()} padding="none">
      <List>
        {texts.map((text) => (
          <ListItem key={text} title={text} />
        ))}
      </List>
    </Card>
  )
}
