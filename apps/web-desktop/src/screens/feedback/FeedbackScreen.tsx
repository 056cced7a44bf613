import { FeedbackFormSection, useFeedbackForm, type FeedbackFormModel } from '@koi/features/feedback'
import { routes, pageTitles } from '@koi/features/routing'
import { Card, TextLink } from '@koi/ui'
import { Page } from '../../layout/Page.tsx'
import styles from './FeedbackScreen.module.css'

/** `/user/feedBack` */
export function FeedbackScreen() {
  return <FeedbackView model={useFeedbackForm()} />
}

export interface FeedbackViewProps {
  readonly model: FeedbackFormModel
}

/** The form in a card of a line's length, and the way to what was sent before. */
export function FeedbackView({ model }: FeedbackViewProps) {
  return (
    <Page
      title={pageTitles.feedback()}
      actions={<TextLink href={routes.feedbackList}>{pageTitles.feedbackList()}</TextLink>}
    >
      <Card padding="large" className={styles['card']}>
        <FeedbackFormSection model={model} />
      </Card>
    </Page>
  )
}
