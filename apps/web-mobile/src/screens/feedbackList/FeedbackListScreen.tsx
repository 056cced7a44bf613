import { FeedbackCards, useFeedbackList, type FeedbackListModel } from '@koi/features/feedback'
import { routes, pageTitles } from '@koi/features/routing'
import { Screen } from '../../layout/Screen.tsx'

/** `/user/feedBackList` */
export function FeedbackListScreen() {
  return <FeedbackListView model={useFeedbackList()} />
}

export interface FeedbackListViewProps {
  readonly model: FeedbackListModel
}

/** What was sent, one below the other. */
export function FeedbackListView({ model }: FeedbackListViewProps) {
  return (
    <Screen title={pageTitles.feedbackList()} parent={routes.feedback}>
      <FeedbackCards model={model} />
    </Screen>
  )
}
