import { formatAmount } from '@koi/api-core/amount'
import type { MessageContent } from '@koi/contract/messageContent'
import { claimableDays } from '@koi/contract/wagering'
import { getLocale, m } from '@koi/i18n'
import { generatePath } from 'react-router-dom'
import { accountKinds } from '../accounts/accountKinds.ts'
import { channelNames, missedBonusTexts } from '../deposit/depositTexts.ts'
import { orderPath } from '../routing/orderPath.ts'
import { routes } from '../routing/pages.ts'
import { deviceName, placeName } from '../security/loginNames.ts'
import { vipGiftNames } from '../vip/giftEntries.ts'
import { stateTexts } from '../withdraw/withdrawalStates.ts'

/** What a message says in the player's language. */
export interface MessageText {
  readonly title: string
  readonly text: string
  /** Where the thing is that it is about. */
  readonly action: { readonly label: string; readonly href: string } | null
}

const promotionAction = (id: string) => ({
  label: m.messages_open_promotion(),
  href: generatePath(routes.promotion, { id }),
})
const vipAction = () => ({ label: m.messages_open_vip(), href: routes.vipDetail })
const securityAction = () => ({ label: m.messages_open_security(), href: routes.personal })
const accountsAction = () => ({ label: m.messages_open_accounts(), href: routes.bankCards })
const orderAction = (page: 'deposit' | 'withdraw', id: string) => ({
  label: m.messages_open_order(),
  href: orderPath(page, id),
})

/** Says the facts of a message in words. */
export function messageText(content: MessageContent): MessageText {
  switch (content.topic) {
    case 'welcome':
      return {
        title: m.messages_welcome(),
        text: m.messages_welcome_text(),
        action: { label: m.messages_open_deposit(), href: routes.deposit },
      }
    case 'bulletin':
      return { title: content.title, text: content.summary, action: null }
    case 'deposit-credited': {
      const amount = formatAmount(content.amount)
      return {
        title: m.messages_deposit_credited(),
        text: m.messages_deposit_credited_text({ amount, channel: channelNames[content.channel]() }),
        action: orderAction('deposit', content.order),
      }
    }
    case 'withdrawal-requested':
      return {
        title: m.messages_withdrawal_requested(),
        text: m.messages_withdrawal_requested_text({ amount: formatAmount(content.amount) }),
        action: orderAction('withdraw', content.order),
      }
    case 'withdrawal-paid':
      return {
        title: m.messages_withdrawal_paid(),
        text: m.messages_withdrawal_paid_text({ amount: formatAmount(content.amount) }),
        action: orderAction('withdraw', content.order),
      }
    case 'withdrawal-rejected': {
      const reason = stateTexts.reasons[content.reason]()
      return {
        title: m.messages_withdrawal_rejected(),
        text: m.messages_withdrawal_rejected_text({ amount: formatAmount(content.amount), reason }),
        action: orderAction('withdraw', content.order),
      }
    }
    case 'bonus-credited':
    case 'bonus-waiting':
    case 'bonus-released':
    case 'bonus-expired':
      return bonusText(content)
    case 'bonus-missed':
      return {
        title: m.messages_bonus_missed(),
        text: m.messages_bonus_missed_text({ reason: missedBonusTexts[content.reason]() }),
        action: orderAction('deposit', content.order),
      }
    case 'vip-raised':
      return {
        title: m.messages_vip_raised({ level: content.level }),
        text: m.messages_vip_raised_text(),
        action: vipAction(),
      }
    case 'vip-dropped':
      return {
        title: m.messages_vip_dropped({ level: content.level }),
        text: m.messages_vip_dropped_text(),
        action: vipAction(),
      }
    case 'vip-gift-paid':
    case 'promotion-paid':
    case 'sign-in-paid':
    case 'gift-exchanged':
      return rewardText(content)
    case 'commission-paid':
      return {
        title: m.messages_commission_paid(),
        text: m.messages_commission_paid_text({ amount: formatAmount(content.amount), day: content.day }),
        action: { label: m.messages_open_agent(), href: routes.agent },
      }
    case 'feedback-answered':
      return {
        title: m.messages_feedback_answered(),
        text: m.messages_feedback_answered_text({ title: content.title }),
        action: { label: m.messages_open_feedback(), href: routes.feedbackList },
      }
    default:
      return securityText(content)
  }
}

type Topic<Name extends MessageContent['topic']> = Extract<MessageContent, { topic: Name }>

const bonusTexts = {
  'bonus-credited': { title: m.messages_bonus_credited, text: m.messages_bonus_credited_text },
  'bonus-waiting': {
    title: m.messages_bonus_waiting,
    text: ({ amount }: { amount: string }) => m.messages_bonus_waiting_text({ amount, days: claimableDays }),
  },
  'bonus-released': { title: m.messages_bonus_released, text: m.messages_bonus_released_text },
  'bonus-expired': { title: m.messages_bonus_expired, text: m.messages_bonus_expired_text },
}

function bonusText({
  topic,
  amount,
  promotion,
}: Topic<'bonus-credited' | 'bonus-waiting' | 'bonus-released' | 'bonus-expired'>): MessageText {
  const { title, text } = bonusTexts[topic]
  return {
    title: title(),
    text: text({ amount: formatAmount(amount) }),
    action: promotionAction(promotion),
  }
}

/** A reward that was paid as cash, or handed out as a thing. */
function rewardText(
  content: Topic<'vip-gift-paid' | 'promotion-paid' | 'sign-in-paid' | 'gift-exchanged'>,
): MessageText {
  switch (content.topic) {
    case 'vip-gift-paid': {
      const gift = `${vipGiftNames[content.gift]()} · ${m.profile_vip({ level: content.level })}`
      const amount = formatAmount(content.amount)
      return {
        title: m.messages_vip_gift_paid(),
        text: m.messages_vip_gift_paid_text({ gift, amount }),
        action: vipAction(),
      }
    }
    case 'promotion-paid':
      return {
        title: m.messages_promotion_paid(),
        text: m.messages_promotion_paid_text({ amount: formatAmount(content.amount) }),
        action: promotionAction(content.promotion),
      }
    case 'sign-in-paid':
      return {
        title: m.messages_sign_in_paid(),
        text: m.messages_sign_in_paid_text({ day: content.day, amount: formatAmount(content.amount) }),
        action: { label: m.messages_open_sign_in(), href: routes.signIn },
      }
    default: {
      const { quantity, value } = content
      const gift = content.title[getLocale()]
      return {
        title: m.messages_gift_exchanged(),
        text:
          value === null
            ? m.messages_gift_exchanged_text({ gift, quantity })
            : m.messages_gift_exchanged_paid_text({ gift, quantity, amount: formatAmount(value) }),
        action: { label: m.messages_open_gifts(), href: routes.gifts },
      }
    }
  }
}

type SecurityContent = Topic<
  | 'payout-account-added'
  | 'payout-account-removed'
  | 'withdraw-password-set'
  | 'password-changed'
  | 'password-reset'
  | 'phone-changed'
  | 'email-changed'
  | 'birth-date-set'
  | 'new-device'
  | 'device-logged-out'
  | 'other-devices-logged-out'
>

const deviceTexts = {
  'new-device': { plain: m.messages_new_device_text, placed: m.messages_new_device_place_text },
  'device-logged-out': { plain: m.messages_device_out_text, placed: m.messages_device_out_place_text },
}

/** What happened on a device, with its place and its network as far as they are known. */
function deviceText(content: Topic<keyof typeof deviceTexts>): string {
  const { address, place, topic } = content
  const { plain, placed } = deviceTexts[topic]
  const device = deviceName(content)
  const known = [place === null ? null : placeName(place), address].filter((part) => part !== null)
  return known.length === 0 ? plain({ device }) : placed({ device, place: known.join(' · ') })
}

/** What happened to the access to an account, and where the member can do something about it. */
function securityText(content: SecurityContent): MessageText {
  const action = securityAction()
  switch (content.topic) {
    case 'payout-account-added': {
      const kind = accountKinds[content.kind].title()
      const text = m.messages_account_added_text({ kind, masked: content.masked })
      return { title: m.messages_account_added(), text, action: accountsAction() }
    }
    case 'payout-account-removed': {
      const kind = accountKinds[content.kind].title()
      const text = m.messages_account_removed_text({ kind, masked: content.masked })
      return { title: m.messages_account_removed(), text, action: accountsAction() }
    }
    case 'withdraw-password-set':
      return {
        title: m.messages_withdraw_password_set(),
        text: m.messages_withdraw_password_set_text(),
        action,
      }
    case 'password-changed':
      return { title: m.messages_password_changed(), text: m.messages_password_changed_text(), action }
    case 'password-reset':
      return { title: m.messages_password_reset(), text: m.messages_password_reset_text(), action }
    case 'phone-changed':
      return {
        title: m.messages_phone_changed(),
        text: m.messages_phone_changed_text({ phone: content.phone }),
        action,
      }
    case 'email-changed':
      return {
        title: m.messages_email_changed(),
        text: m.messages_email_changed_text({ email: content.email }),
        action,
      }
    case 'birth-date-set':
      return { title: m.messages_birth_date_set(), text: m.messages_birth_date_set_text(), action }
    case 'device-logged-out':
      return { title: m.messages_device_out(), text: deviceText(content), action }
    case 'other-devices-logged-out':
      return { title: m.messages_other_devices_out(), text: m.messages_other_devices_out_text(), action }
    default:
      return { title: m.messages_new_device(), text: deviceText(content), action }
  }
}
