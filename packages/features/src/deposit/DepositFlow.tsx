import { claimableDays } from '@koi/contract/wagering'
import { m } from '@koi/i18n'
import { DescriptionList, Money, type Description } from '@koi/ui'
import { MoneyFlow } from '../money/MoneyFlow.tsx'
import type { DepositSummary } from './depositQuote.ts'
import type { DepositStep } from './useDeposit.ts'
import type { BonusOffer } from './useDepositPromotion.ts'

function channelItem({ channelName, network }: DepositSummary): Description {
  return { term: m.deposit_channel(), value: network ? `${channelName} · ${network}` : channelName }
}

function termItems({ coins, rate, fee, minutes, arrives }: DepositSummary): Description[] {
  return [
    ...(coins === null || rate === null
      ? []
      : [
          { term: m.deposit_pay_coins(), value: coins },
          { term: m.deposit_rate(), value: rate },
        ]),
    { term: m.deposit_fee(), value: <Money fen={fee} /> },
    { term: m.deposit_minutes(), value: m.deposit_minutes_value({ minutes }) },
    { term: m.deposit_arrives(), value: <Money fen={arrives} />, strong: true },
  ]
}

function bonusItems(offer: BonusOffer | null): Description[] {
  if (!offer?.gain) return []
  const { behind, gain } = offer
  const { bonus, required, days } = gain
  return [
    { term: m.deposit_promo(), value: offer.title },
    { term: m.deposit_promo_bonus(), value: <Money fen={bonus} /> },
    { term: m.deposit_promo_required(), value: <Money fen={required} /> },
    ...(behind
      ? [
          {
            term: m.deposit_promo_claim(),
            value: m.deposit_promo_claim_value({ title: behind, days: claimableDays }),
          },
          { term: m.deposit_promo_days(), value: m.deposit_promo_days_claimed({ days }) },
        ]
      : [{ term: m.deposit_promo_days(), value: m.deposit_promo_days_value({ days }) }]),
  ]
}

/** What a deposit comes to, as on a receipt. */
export function DepositSummaryList({ summary }: { readonly summary: DepositSummary }) {
  const amount = { term: m.deposit_amount(), value: <Money fen={summary.amount} /> }
  return <DescriptionList items={[channelItem(summary), amount, ...termItems(summary)]} />
}

/** A deposit after its form, on to its order. */
export function DepositFlow({ step }: { readonly step: DepositStep }) {
  return (
    <MoneyFlow
      step={step}
      texts={{
        review: m.deposit_review_title(),
        confirm: m.deposit_confirm(),
        refused: m.deposit_refused_title(),
        earlier: m.deposit_earlier(),
      }}
      facts={({ summary, offer }) => ({
        amount: summary.amount,
        items: [channelItem(summary), ...termItems(summary), ...bonusItems(offer)],
        ...(offer ? { note: m.deposit_promo_note() } : {}),
      })}
    />
  )
}
