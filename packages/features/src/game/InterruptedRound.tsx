import { formatAmount } from '@koi/api-core/amount'
import { m } from '@koi/i18n'
import { Button, Modal } from '@koi/ui'
import type { RoundQuestion } from './launchQuestions.ts'

/** What is asked: `A round of ¥10.00 in 九重灯火 is not finished`. */
export function interruptedTitle({ roundName, stake }: RoundQuestion): string {
  return m.game_round_title({ name: roundName, stake: formatAmount(stake) })
}

/** Both ways on: into the game of the round, or past it. */
export function InterruptedAnswers({ question }: { readonly question: RoundQuestion }) {
  const { name, roundName, same, onContinue, onSettle } = question
  return (
    <>
      <Button onClick={onSettle}>{same ? m.game_round_settle() : m.game_round_settle_open({ name })}</Button>
      <Button variant="primary" onClick={onContinue}>
        {same ? m.game_round_continue() : m.game_round_continue_in({ name: roundName })}
      </Button>
    </>
  )
}

/** An interrupted round, offered over a lobby before a game is launched (GLI 4.16); null closes it. */
export function InterruptedRoundDialog({ question }: { readonly question: RoundQuestion | null }) {
  return (
    <Modal
      open={question !== null}
      size="small"
      title={question ? interruptedTitle(question) : null}
      onClose={() => question?.onCancel()}
      actions={question ? <InterruptedAnswers question={question} /> : null}
    >
      <p>{m.game_round_text()}</p>
    </Modal>
  )
}
