import { m } from '@koi/i18n'
import { Actions, Button, Card, Empty, Skeleton } from '@koi/ui'
import { Loaded } from '../loading/Loaded.tsx'
import { ArticleBody } from '../news/ArticleBody.tsx'
import styles from './MessageSection.module.css'
import type { MessageModel } from './useMessage.ts'

export interface MessageSectionProps {
  readonly model: MessageModel
  readonly onList: () => void
}

/** A message with its text and the way to what it is about, or what there is instead. */
export function MessageSection({ model, onList }: MessageSectionProps) {
  return (
    <Loaded
      model={model}
      errorTitle={m.messages_error_title()}
      skeleton={
        <Card padding="large">
          <Skeleton lines={4} />
        </Card>
      }
      empty={
        <Empty
          title={m.messages_gone_title()}
          description={m.messages_gone_text()}
          action={<Button onClick={onList}>{m.messages_back()}</Button>}
        />
      }
    >
      {({ at, time, text, body, action, onRemove }) => (
        <Card padding="large">
          <article className={styles['message']}>
            <time className={styles['time']} dateTime={at}>
              {time}
            </time>
            {body.length > 0 ? <ArticleBody blocks={body} /> : <p>{text}</p>}
            <Actions>
              <Button onClick={onRemove}>{m.messages_remove_this()}</Button>
              {action ? (
                <Button variant="primary" href={action.href}>
                  {action.label}
                </Button>
              ) : null}
            </Actions>
          </article>
        </Card>
      )}
    </Loaded>
  )
}
