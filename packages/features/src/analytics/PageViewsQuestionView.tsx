import { m } from '@koi/i18n'
import { Button } from '@koi/ui'
import styles from './PageViewsQuestionView.module.css'

/** The question itself; both answers weigh the same. */
export function PageViewsQuestionView({
  onAnswer,
}: {
  readonly onAnswer: (answer: 'allowed' | 'declined') => void
}) {
  return (
    <section className={styles['question']} aria-label={m.layout_page_views_title()}>
      <div>
        <p className={styles['title']}>{m.layout_page_views_title()}</p>
        <p className={styles['text']}>{m.layout_page_views_text()}</p>
      </div>
      <div className={styles['answers']}>
        <Button onClick={() => onAnswer('declined')}>{m.layout_page_views_decline()}</Button>
        <Button onClick={() => onAnswer('allowed')}>{m.layout_page_views_allow()}</Button>
      </div>
    </section>
  )
}
