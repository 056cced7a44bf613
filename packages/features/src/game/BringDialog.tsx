import { formatAmount } from '@koi/api-core/amount'
import { m } from '@koi/i18n'
import { Button, Modal, Money } from '@koi/ui'
import { AmountField } from '../money/AmountField.tsx'
import { amountText, useAmountField } from '../money/useAmountField.ts'
import type { BringQuestion } from './launchQuestions.ts'

/** How much money goes along into a game: all there is unless the player types another amount; null closes it. */
export function BringDialog({ question }: { readonly question: BringQuestion | null }) {
  return question ? <Bring key={question.venueName} question={question} /> : null
}

function Bring({ question }: { readonly question: BringQuestion }) {
  const { venueName, available, max, onEnter, onCancel } = question
  const first = available > max ? max : available
  const { field, amount } = useAmountField({ min: null, max, available }, [], amountText(first))
  return (
    <Modal
      open
      size="small"
      title={m.game_bring_title()}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={() => onEnter(0n)}>{m.game_bring_none()}</Button>
          <Button
            variant="primary"
            disabled={amount === null}
            onClick={() => {
              if (amount !== null) onEnter(amount)
            }}
          >
            {amount === null ? m.game_bring_enter() : m.game_bring_amount({ amount: formatAmount(amount) })}
          </Button>
        </>
      }
    >
      <p>{m.game_bring_text({ venue: venueName })}</p>
      <AmountField
        label={m.game_bring_label()}
        field={field}
        end={
          <>
            {m.wallet_available()} <Money fen={available} />
          </>
        }
      />
    </Modal>
  )
}
