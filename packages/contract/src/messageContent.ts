import * as v from 'valibot'
import { payoutKinds } from './account.ts'
import { missedBonusReasons } from './bonus.ts'
import { depositChannelIds } from './deposit.ts'
import { browserFamilies, loginPlace, systemFamilies } from './devices.ts'
import { calendarDate } from './schema/fields.ts'
import { money } from './schema/money.ts'
import { vipGiftKinds } from './vip.ts'
import { rejectionReasons } from './withdraw.ts'

const about = <Topic extends string, Fields extends v.ObjectEntries>(topic: Topic, fields: Fields) =>
  v.object({ topic: v.literal(topic), ...fields })

/** A device as it logged in. */
const device = {
  browser: v.picklist(browserFamilies),
  system: v.picklist(systemFamilies),
  address: v.nullable(v.string()),
  place: loginPlace,
}

/**
 * What a message says, as facts: clients say it in the player's language. A bulletin is written by people, and comes in the
 * language of the lang header; the name of a gift, which may be gone from the shop since, comes in both.
 */
export const messageContent = v.variant('topic', [
  about('welcome', {}),
  about('bulletin', { title: v.string(), summary: v.string() }),

  about('deposit-credited', { amount: money, order: v.string(), channel: v.picklist(depositChannelIds) }),
  about('withdrawal-requested', { amount: money, order: v.string() }),
  about('withdrawal-paid', { amount: money, order: v.string() }),
  about('withdrawal-rejected', { amount: money, order: v.string(), reason: v.picklist(rejectionReasons) }),

  about('bonus-credited', { amount: money, promotion: v.string() }),
  about('bonus-waiting', { amount: money, promotion: v.string() }),
  about('bonus-released', { amount: money, promotion: v.string() }),
  about('bonus-expired', { amount: money, promotion: v.string() }),
  about('bonus-missed', {
    order: v.string(),
    promotion: v.string(),
    reason: v.picklist(missedBonusReasons),
  }),
  about('vip-raised', { level: v.number() }),
  about('vip-dropped', { level: v.number() }),
  about('vip-gift-paid', { amount: money, gift: v.picklist(vipGiftKinds), level: v.number() }),
  about('promotion-paid', { amount: money, promotion: v.string() }),
  about('sign-in-paid', { amount: money, day: calendarDate }),
  about('gift-exchanged', {
    title: v.object({ 'zh-CN': v.string(), en: v.string() }),
    quantity: v.number(),
    /** What it paid as cash; null for a thing. */
    value: v.nullable(money),
  }),
  about('commission-paid', { amount: money, day: calendarDate }),

  about('payout-account-added', { kind: v.picklist(payoutKinds), masked: v.string() }),
  about('payout-account-removed', { kind: v.picklist(payoutKinds), masked: v.string() }),
  about('withdraw-password-set', {}),
  about('password-changed', {}),
  about('password-reset', {}),
  about('phone-changed', { phone: v.string() }),
  about('email-changed', { email: v.string() }),
  about('birth-date-set', {}),
  about('new-device', device),
  about('device-logged-out', device),
  about('other-devices-logged-out', {}),
  about('feedback-answered', { feedback: v.string(), title: v.string() }),
])

export type MessageContent = v.InferOutput<typeof messageContent>

export type MessageTopic = MessageContent['topic']
