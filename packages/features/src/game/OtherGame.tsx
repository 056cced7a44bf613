import { m } from '@koi/i18n'
import { Button, Modal } from '@koi/ui'
import type { OtherGameQuestion } from './launchQuestions.ts'

export interface OtherGameProps {
  readonly question: OtherGameQuestion
}

/** What is asked: `九重灯火 is still open`. */
export function otherGameTitle({ otherName, same }: OtherGameQuestion): string {
  return same ? m.game_elsewhere_title({ name: otherName }) : m.game_confirm_title({ name: otherName })
}

/** What each answer does. */
export function otherGameText({ name, otherName, same }: OtherGameQuestion): string {
  return same ? m.game_elsewhere_text({ name }) : m.game_confirm_text({ other: otherName, name })
}

/** Both ways on. The same game cannot be gone back to from here: it runs in another window. */
export function OtherGameAnswers({ question }: OtherGameProps) {
  const { name, otherName, same, onReturn, onConfirm, onCancel } = question
  return (
    <>
      <Button onClick={same ? onCancel : onReturn}>
        {same ? m.game_elsewhere_stay() : m.game_confirm_return({ name: otherName })}
      </Button>
      <Button variant="primary" onClick={onConfirm}>
        {same ? m.game_elsewhere_take({ name }) : m.game_confirm_close({ name })}
      </Button>
    </>
  )
}

/** One game at a time (RTS 14C), asked over a lobby; null closes it. */
export function OtherGameDialog({ question }: { readonly question: OtherGameQuestion | null }) {
  return (
    <Modal
      open={question !== null}
      size="small"
      title={question ? otherGameTitle(question) : null}
      onClose={() => question?.onCancel()}
      actions={question ? <OtherGameAnswers question={question} /> : null}
    >
      {question ? <p>{otherGameText(question)}</p> : null}
    </Modal>
  )
}
