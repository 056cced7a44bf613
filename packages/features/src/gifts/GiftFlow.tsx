import { m } from '@koi/i18n'
import { formatAmount } from '@koi/api-core/amount'
import { Stepper, type Description } from '@koi/ui'
import { MoneyFlow, type MoneyFacts, type MoneyOutcome } from '../money/MoneyFlow.tsx'
import { Reference } from '../money/Reference.tsx'
import { countText } from '../rewards/countText.ts'
import type { GiftDraft, GiftFlowModel, GiftResult, GiftStep } from './useGiftFlow.ts'

const pointsText = (points: number) => m.gifts_cost({ points: countText(points) })

interface FlowProps {
  readonly step: GiftStep
  readonly onQuantity: (quantity: number) => void
}

/** What a gift comes to: cash, or the thing itself. */
function amountOf({ gift: { value, title }, quantity }: GiftDraft): bigint | string {
  return value === null ? title : value * BigInt(quantity)
}

function itemsOf(draft: GiftDraft, quantity: Description['value']): readonly Description[] {
  const { gift, points } = draft
  const name = { term: m.gifts_gift(), value: gift.title }
  if (gift.cost.kind === 'turnover')
    return [name, { term: m.gifts_needs(), value: m.gifts_goal({ amount: formatAmount(gift.cost.goal) }) }]
  const costs = gift.cost.points * draft.quantity
  return [
    name,
    { term: m.gifts_quantity(), value: quantity },
    { term: m.gifts_costs(), value: pointsText(costs), strong: true },
    { term: m.gifts_points_then(), value: pointsText(points - costs) },
  ]
}

function outcomeOf({ gift, reference, value, points }: GiftResult): MoneyOutcome {
  const cash = value > 0n
  return {
    title: m.gifts_done_title(),
    tone: 'positive',
    amount: cash ? value : (gift?.gift.title ?? m.gifts_earlier()),
    text: cash ? m.gifts_done_cash() : m.gifts_done_thing(),
    items: [
      ...(gift
        ? [
            { term: m.gifts_gift(), value: gift.gift.title },
            { term: m.gifts_quantity(), value: m.gifts_pieces({ count: gift.quantity }) },
          ]
        : []),
      { term: m.gifts_points_left(), value: pointsText(points) },
      { term: m.gifts_reference(), value: <Reference id={reference} label={m.gifts_reference()} /> },
    ],
  }
}

/** One way of a gift: for points it is asked how many. */
function Flow({ step, onQuantity }: FlowProps) {
  const reviewing = step.step === 'review'
  const factsOf = (draft: GiftDraft): MoneyFacts => {
    const { gift, quantity } = draft
    const pieces =
      reviewing && gift.most > 1 ? (
        <Stepper
          aria-label={m.gifts_quantity()}
          value={quantity}
          min={1}
          max={gift.most}
          onValueChange={onQuantity}
        />
      ) : (
        m.gifts_pieces({ count: quantity })
      )
    const keeps = gift.cost.kind === 'turnover' && reviewing ? { note: m.gifts_keeps() } : {}
    return { amount: amountOf(draft), items: itemsOf(draft, pieces), ...keeps }
  }
  return (
    <MoneyFlow
      step={step}
      texts={{
        review: m.gifts_review_title(),
        confirm: m.gifts_confirm(),
        refused: m.gifts_refused_title(),
        earlier: m.gifts_earlier(),
        back: m.gifts_back(),
      }}
      facts={factsOf}
      outcome={outcomeOf}
    />
  )
}

/** A gift after its card: how many, sending, an outcome that is being confirmed, the end or a refusal. */
export function GiftFlow({ steps, onQuantity }: Pick<GiftFlowModel, 'steps' | 'onQuantity'>) {
  return (
    <>
      <Flow step={steps.points} onQuantity={onQuantity} />
      <Flow step={steps.turnover} onQuantity={onQuantity} />
    </>
  )
}
