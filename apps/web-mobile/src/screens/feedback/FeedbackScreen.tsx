import { FeedbackFormSection, useFeedbackForm, type FeedbackFormModel } from '@koi/features/feedback'
import { routes, pageTitles } from '@koi/features/routing'
import { Card, HistoryIcon, IconButton } from '@koi/ui'
import { useNavigate } from 'react-router-dom'
import { Screen } from '../../layout/Screen.tsx'

/** `/user/feedBack` */
export function FeedbackScreen() {
  return <FeedbackView model={useFeedbackForm()} />
}

export interface FeedbackViewProps {
  readonly model: FeedbackFormModel
}

/** The form, and the way to what was sent before. */
export function FeedbackView({ model }: FeedbackViewProps) {
  const navigate = useNavigate()
  return (
    <Screen
      title={pageTitles.feedback()}
      parent={routes.user}
      action={
        <IconButton
          icon={HistoryIcon}
          label={pageTitles.feedbackList()}
          onClick={() => void navigate(routes.feedbackList)}
        />
      }
    >
      <Card padding="large">
        <FeedbackFormSection model={model} />
      </Card>
    </Screen>
  )
}
