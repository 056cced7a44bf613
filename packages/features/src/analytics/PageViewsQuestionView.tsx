import { m } from '@koi/i18n'
import { Button } from '@koi/ui'
import { NoticeCard } from '../notices/NoticeCard.tsx'
import styles from './PageViewsQuestionView.module.css'

/** The question itself; both answers weigh the same. */
export function PageViewsQuestionView({
  onAnswer,
}: {
  readonly onAnswer: (answer: 'allowed' | 'declined') => void
}) {
  return (
    <NoticeCard title={m.layout_page_views_title()} text={m.layout_page_views_text()}>
      <div className={styles['answers']}>
        <Button onClick={() => onAnswer('declined')}>{m.layout_page_views_decline()}</Button>
        <Button onClick={() => onAnswer('allowed')}>{m.layout_page_views_allow()}</Button>
      </div>
    </NoticeCard>
  )
}
