import { formatAmount } from '@koi/api-core/amount'
import { claimableDays } from '@koi/contract/wagering'
import { m } from '@koi/i18n'
import { Banner, Segmented, TextLink } from '@koi/ui'
import type { BonusOffer, PromotionChoice } from './useDepositPromotion.ts'

const none = 'none'

function offerText({ gain, minDeposit, tooSmall, joined, behind }: BonusOffer): string {
  if (gain && behind) {
    return m.deposit_promo_gain_waits({
      bonus: formatAmount(gain.bonus),
      required: formatAmount(gain.required),
      days: gain.days,
      title: behind,
      keep: claimableDays,
    })
  }
  if (gain) {
    return m.deposit_promo_gain({
      bonus: formatAmount(gain.bonus),
      required: formatAmount(gain.required),
      days: gain.days,
    })
  }
  const amount = formatAmount(minDeposit)
  if (tooSmall && joined) return m.deposit_promo_waits({ amount })
  return tooSmall ? m.deposit_promo_too_small({ amount }) : m.deposit_promo_from({ amount })
}

/** Which promotion to join with a deposit, and what that brings and asks for. */
export function PromotionField({ promotion }: { readonly promotion: PromotionChoice }) {
  const { options, chosen, onNone, onChoose, offer, error } = promotion
  if (options.length === 0) return null
  return (
    <>
      <Segmented
        variant="boxes"
        label={m.deposit_promo()}
        labelShown
        value={chosen ?? none}
        onValueChange={(value) => (value === none ? onNone() : onChoose(value))}
        options={[
          { value: none, label: m.deposit_promo_none() },
          ...options.map(({ id, title, summary, joined }) => ({
            value: id,
            label: title,
            detail: joined ? m.deposit_promo_joined() : summary,
          })),
        ]}
      />
      {offer ? (
        <Banner tone={offer.tooSmall && !offer.joined ? 'warning' : 'info'}>
          {offerText(offer)} <TextLink href={offer.href}>{m.deposit_promo_terms()}</TextLink>
        </Banner>
      ) : null}
      {error ? <Banner tone="negative">{error}</Banner> : null}
    </>
  )
}
