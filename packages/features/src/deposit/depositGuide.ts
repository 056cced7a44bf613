import type { DepositChannelId } from '@koi/contract'
import { m } from '@koi/i18n'

/** One step of a guide. */
export interface GuideStep {
  readonly title: string
  readonly text: string
}

/** What to do for a first deposit, by its way. */
export const depositGuide = {
  bank: () => [
    { title: m.deposit_guide_bank_1(), text: m.deposit_guide_bank_1_text() },
    { title: m.deposit_guide_bank_2(), text: m.deposit_guide_bank_2_text() },
    { title: m.deposit_guide_bank_3(), text: m.deposit_guide_bank_3_text() },
    { title: m.deposit_guide_bank_4(), text: m.deposit_guide_bank_4_text() },
  ],
  alipay: () => [
    { title: m.deposit_guide_alipay_1(), text: m.deposit_guide_alipay_1_text() },
    { title: m.deposit_guide_alipay_2(), text: m.deposit_guide_alipay_2_text() },
    { title: m.deposit_guide_alipay_3(), text: m.deposit_guide_alipay_3_text() },
    { title: m.deposit_guide_alipay_4(), text: m.deposit_guide_alipay_4_text() },
  ],
  coin: () => [
    { title: m.deposit_guide_coin_1(), text: m.deposit_guide_coin_1_text() },
    { title: m.deposit_guide_coin_2(), text: m.deposit_guide_coin_2_text() },
    { title: m.deposit_guide_coin_3(), text: m.deposit_guide_coin_3_text() },
    { title: m.deposit_guide_coin_4(), text: m.deposit_guide_coin_4_text() },
  ],
} satisfies Record<DepositChannelId, () => readonly GuideStep[]>
