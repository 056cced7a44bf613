import { m } from '@koi/i18n'
import { Banner, Button, DescriptionList, Modal, Money } from '@koi/ui'
import { countText } from '../rewards/countText.ts'
import { dayText } from './calendarMarks.ts'
import styles from './SignIn.module.css'
import type { MakeUpQuestion } from './useMakeUp.ts'
import type { ReadySignIn } from './useSignIn.ts'

const reasons = {
  reach: ({ reach }: ReadySignIn['makeUp']) => m.sign_refused_reach({ reach }),
  registration: () => m.errors_make_up_day(),
  limit: () => m.errors_make_up_limit(),
  points: () => m.sign_refused_points(),
}

function termsOf({ cost, left, reward, points, refusal }: MakeUpQuestion) {
  return [
    { term: m.sign_make_up_cost(), value: m.sign_points({ points: countText(cost) }) },
    {
      term: m.sign_make_up_brings(),
      value: (
        <>
          <Money fen={reward} /> + {m.sign_points({ points: countText(points) })}
        </>
      ),
    },
    ...(refusal === null
      ? [{ term: m.sign_points_then(), value: m.sign_points({ points: countText(left) }) }]
      : []),
  ]
}

/** Asks before points are spent on a missed day, or says why it cannot be made up. */
export function MakeUpDialog({ model: { asked, points, makeUp } }: { readonly model: ReadySignIn }) {
  const possible = asked?.refusal === null
  const nothing = () => undefined
  return (
    <Modal
      open={asked !== null}
      size="small"
      title={asked ? m.sign_make_up_title({ day: dayText(asked.day) }) : null}
      onClose={asked?.onClose ?? nothing}
      actions={
        possible ? (
          <>
            <Button onClick={asked.onClose}>{m.common_cancel()}</Button>
            <Button variant="primary" onClick={asked.onConfirm}>
              {m.sign_make_up_confirm({ points: countText(asked.cost) })}
            </Button>
          </>
        ) : (
          <Button onClick={asked?.onClose}>{m.common_close()}</Button>
        )
      }
    >
      {asked ? (
        <div className={styles['question']}>
          {asked.refusal === null ? null : <Banner tone="info">{reasons[asked.refusal](makeUp)}</Banner>}
          {asked.refusal === null || asked.refusal === 'points' ? (
            <DescriptionList
              items={[
                { term: m.sign_my_points(), value: m.sign_points({ points: countText(points) }) },
                ...termsOf(asked),
              ]}
            />
          ) : null}
        </div>
      ) : null}
    </Modal>
  )
}
