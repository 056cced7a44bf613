import type { VipGift, VipGiftKind } from '@koi/contract/vip'
import { m } from '@koi/i18n'
import { shortTime } from '../time/shortTime.ts'

/** A gift as a row shows it. */
export interface GiftEntry extends Pick<VipGift, 'id' | 'amount' | 'state'> {
  /** `升级礼金 · VIP 3` */
  readonly title: string
  /** Until when it can be claimed, or what became of it when. */
  readonly time: string
}

/** What the kinds of gifts are called. */
export const vipGiftNames: Readonly<Record<VipGiftKind, () => string>> = {
  'level-up': m.vip_gift_level_up,
  birthday: m.vip_gift_birthday,
  rebate: m.vip_gift_rebate,
}

function timeText({ state, createdAt, expiresAt }: VipGift, timeZone: string): string {
  if (state === 'claimable') return m.vip_gift_until({ time: shortTime(expiresAt, timeZone) })
  if (state === 'expired') return m.vip_gift_missed({ time: shortTime(expiresAt, timeZone) })
  return m.vip_gift_given({ time: shortTime(createdAt, timeZone) })
}

/** The gifts that can be claimed first, those that end soonest before the others; then the rest, the newest first. */
export function giftEntries(gifts: readonly VipGift[], timeZone: string): readonly GiftEntry[] {
  const open = gifts
    .filter(({ state }) => state === 'claimable')
    .toSorted((one, other) => Date.parse(one.expiresAt) - Date.parse(other.expiresAt))
  const closed = gifts.filter(({ state }) => state !== 'claimable')
  return [...open, ...closed].map((gift) => ({
    id: gift.id,
    amount: gift.amount,
    state: gift.state,
    title: `${vipGiftNames[gift.kind]()} · ${m.profile_vip({ level: gift.level })}`,
    time: timeText(gift, timeZone),
  }))
}
