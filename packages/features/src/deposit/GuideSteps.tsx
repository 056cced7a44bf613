import { List, ListItem, Tag } from '@koi/ui'
import type { GuideStep } from './depositGuide.ts'

export interface GuideStepsProps {
  /** What they lead to. */
  readonly label: string
  readonly steps: readonly GuideStep[]
}

/** What to do, one after the other. */
export function GuideSteps({ label, steps }: GuideStepsProps) {
  return (
    <List aria-label={label}>
      {steps.map(({ title, text }, index) => (
        <ListItem key={title} start={<Tag>{index + 1}</Tag>} title={title} description={text || undefined} />
      ))}
    </List>
  )
}
