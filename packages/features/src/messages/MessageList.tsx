import { m } from '@koi/i18n'
import { Badge, CheckIcon, DeleteIcon, Empty, IconButton, Link, Tabs } from '@koi/ui'
import type { MessageBox } from '@koi/contract/message'
import { PagedList } from '../loading/PagedList.tsx'
import styles from './MessageList.module.css'
import type { MessageRow, MessagesModel } from './useMessages.ts'

export interface MessageListProps {
  readonly messages: MessagesModel
}

const emptyTexts: Readonly<
  Record<MessageBox, { readonly title: () => string; readonly text: () => string }>
> = {
  inbox: { title: m.messages_empty_inbox, text: m.messages_empty_inbox_text },
  announcement: { title: m.messages_empty_announcement, text: m.messages_empty_announcement_text },
  promotion: { title: m.messages_empty_promotion, text: m.messages_empty_promotion_text },
}

/** The boxes, and the messages of one of them. */
export function MessageList({ messages: { box, boxes, onBox, list, actions } }: MessageListProps) {
  const { title, text } = emptyTexts[box]
  return (
    <Tabs label={m.messages_boxes()} items={boxes} value={box} onValueChange={onBox}>
      <PagedList
        model={list}
        errorTitle={m.messages_error_title()}
        empty={<Empty title={title()} description={text()} />}
      >
        {(row) => <Row key={row.id} row={row} actions={actions} />}
      </PagedList>
    </Tabs>
  )
}

interface RowProps {
  readonly row: MessageRow
  readonly actions: MessagesModel['actions']
}

/** One message: the text leads to the whole of it, beside it what can be done without opening it. */
function Row({ row: { id, href, title, text, at, time, unread }, actions }: RowProps) {
  return (
    <li className={styles['row']} data-unread={unread || undefined}>
      <Link href={href} className={styles['message']}>
        <span className={styles['title']}>
          {unread ? <Badge count label={m.messages_unread()} /> : null}
          {title}
        </span>
        <span className={styles['text']}>{text}</span>
        <time className={styles['time']} dateTime={at}>
          {time}
        </time>
      </Link>
      <span className={styles['actions']}>
        {unread ? (
          <IconButton
            size="small"
            icon={CheckIcon}
            label={m.messages_mark_read({ title })}
            onClick={() => actions.onRead(id)}
          />
        ) : null}
        <IconButton
          size="small"
          icon={DeleteIcon}
          label={m.messages_remove({ title })}
          onClick={() => actions.onRemove(id)}
        />
      </span>
    </li>
  )
}
