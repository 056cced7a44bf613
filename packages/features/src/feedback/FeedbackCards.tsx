import type { Picture } from '@koi/contract/feedback'
import { m } from '@koi/i18n'
import { Button, Card, Dialog, Empty, FeedbackIcon, InfiniteScroll, Skeleton, Tag } from '@koi/ui'
import { useState } from 'react'
import { Loaded } from '../loading/Loaded.tsx'
import { routes } from '../routing/pages.ts'
import styles from './FeedbackCards.module.css'
import type { FeedbackListModel, FeedbackRow } from './useFeedbackList.ts'

/** Pictures in small; a press shows one whole. */
function Pictures({ pictures }: { readonly pictures: readonly Picture[] }) {
  const [shown, setShown] = useState<number | null>(null)
  const open = shown === null ? undefined : pictures[shown]
  const name = (index: number) => m.feedback_picture_name({ place: index + 1 })
  return (
    <>
      <ul className={styles['pictures']}>
        {pictures.map(({ id, url, width, height }, index) => (
          <li key={id}>
            <button
              type="button"
              className={styles['thumb']}
              aria-label={m.feedback_picture_open({ place: index + 1 })}
              onClick={() => setShown(index)}
            >
              <img src={url} width={width} height={height} alt="" loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      <Dialog open={open !== undefined} onClose={() => setShown(null)} title={name(shown ?? 0)} size="large">
        {open ? (
          <img
            className={styles['whole']}
            src={open.url}
            width={open.width}
            height={open.height}
            alt={name(shown ?? 0)}
          />
        ) : null}
      </Dialog>
    </>
  )
}

function FeedbackCard({ row }: { readonly row: FeedbackRow }) {
  const { kind, state, text, pictures, time, reply } = row
  return (
    <Card padding="large" title={kind} action={<Tag tone={state.tone}>{state.label}</Tag>}>
      <div className={styles['card']}>
        <p className={styles['text']}>{text}</p>
        {pictures.length > 0 ? <Pictures pictures={pictures} /> : null}
        <p className={styles['time']}>{m.feedback_sent_at({ time })}</p>
        {reply ? (
          <section className={styles['reply']} aria-label={m.feedback_reply()}>
            <p className={styles['head']}>
              <strong>{m.feedback_reply()}</strong>
              <span className={styles['time']}>{reply.time}</span>
            </p>
            <p className={styles['text']}>{reply.text}</p>
          </section>
        ) : null}
      </div>
    </Card>
  )
}

/** What the member has sent, each with its state and answer; or what there is instead. */
export function FeedbackCards({ model }: { readonly model: FeedbackListModel }) {
  return (
    <Loaded
      model={model}
      errorTitle={m.feedback_list_error()}
      skeleton={
        <div className={styles['list']}>
          {[1, 2, 3].map((place) => (
            <Skeleton key={place} shape="box" height={168} />
          ))}
        </div>
      }
      empty={
        <Empty
          icon={FeedbackIcon}
          title={m.feedback_list_empty()}
          description={m.feedback_list_empty_text()}
          action={
            <Button variant="primary" href={routes.feedback}>
              {m.feedback_write()}
            </Button>
          }
        />
      }
    >
      {({ rows, hasMore, loadingMore, moreError, onMore }) => (
        <InfiniteScroll hasMore={hasMore} loading={loadingMore} error={moreError} onMore={onMore}>
          <div className={styles['list']}>
            {rows.map((row) => (
              <FeedbackCard key={row.id} row={row} />
            ))}
          </div>
        </InfiniteScroll>
      )}
    </Loaded>
  )
}
