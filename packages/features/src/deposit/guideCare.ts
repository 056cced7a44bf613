import { m } from '@koi/i18n'

/** What to mind before paying: of any deposit, and of one with coins. */
export const guideCare = {
  deposit: () => [
    m.deposit_guide_care_1(),
    m.deposit_guide_care_2(),
    m.deposit_guide_care_3(),
    m.deposit_guide_care_4(),
  ],
  coin: () => [
    m.deposit_coin_care_1(),
    m.deposit_coin_care_2(),
    m.deposit_coin_care_3(),
    m.deposit_coin_care_4(),
  ],
}
