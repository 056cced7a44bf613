import { FeedbackCards, useFeedbackList, type FeedbackListModel } from '@koi/features/feedback'
import { routes, pageTitles } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { TextLink } from '@koi/ui'
import { Page } from '../../layout/Page.tsx'
import styles from './FeedbackListScreen.module.css'

/** `/user/feedBackList` */
export function FeedbackListScreen() {
  return <FeedbackListView model={useFeedbackList()} />
}

export interface FeedbackListViewProps {
  readonly model: FeedbackListModel
}

/** What was sent, in one column. */
export function FeedbackListView({ model }: FeedbackListViewProps) {
  return (
    <Page
      title={pageTitles.feedbackList()}
      actions={
        model.status === 'empty' ? undefined : (
          <TextLink href={routes.feedback}>{m.feedback_write()}</TextLink>
        )
      }
    >
      <div className={styles['list']}>
        <FeedbackCards model={model} />
      </div>
    </Page>
  )
}
