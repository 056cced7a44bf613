import { m } from '@koi/i18n'
import { accountApi, useStoreDispatch, useStoreSelector } from '@koi/store'
import type { RegionChoice } from '@koi/ui'
import { useField } from '../auth/useField.ts'
import type { BindBankModel, BindOptions } from './bindModel.ts'
import { cardDigits } from './cardDigits.ts'
import { cardNumberProblem } from './cardNumberProblem.ts'
import { groupedText } from './groupedText.ts'
import { useBindForm } from './useBindForm.ts'
import { useBindGround } from './useBindGround.ts'
import { useChoice } from './useChoice.ts'
import { useHolder } from './useHolder.ts'

/** Binds a bank card: holder, bank, number with its check digit, and where it was opened. */
export function useBindBank({ onDone }: BindOptions): BindBankModel {
  const dispatch = useStoreDispatch()
  const skip = useStoreSelector((state) => state.session.status !== 'member')
  const banks = accountApi.endpoints.payoutBanks.useQuery(undefined, { skip })
  const regions = accountApi.endpoints.regions.useQuery(undefined, { skip })
  const { member, missing } = useBindGround('bank', [banks, regions])
  const holder = useHolder(member?.name ?? null)
  const bank = useChoice<string>(m.accounts_bank_required())
  const number = useField('', (text) => cardNumberProblem(cardDigits(text)))
  const region = useChoice<RegionChoice>(m.accounts_region_required())
  const form = useBindForm({
    parts: [holder, bank, number, region],
    phone: member?.phone ?? '',
    send: (code) => {
      const input = {
        holder: holder.sent,
        bank: bank.value ?? '',
        number: cardDigits(number.text),
        province: region.value?.region ?? '',
        city: region.value?.part ?? '',
        code,
      }
      // Not tracked: nothing of what was typed is kept beside the call itself (D22).
      return dispatch(accountApi.endpoints.bindBank.initiate(input, { track: false }))
    },
    onRefused: ({ code }, text) => {
      if (code === 'holder-required' || code === 'holder-mismatch') holder.refuse(text)
      else if (code === 'card-number-invalid' || code === 'payout-account-bound') number.refuse(text)
      else return false
      return true
    },
    onDone,
  })
  if (missing && form.state === 'ready') return missing
  const digits = cardDigits(number.model.value)
  return {
    ...form,
    status: 'ready',
    holder: holder.model,
    bank: {
      ...bank.model,
      items: (banks.currentData?.items ?? []).map(({ code, name, initials }) => ({
        id: code,
        label: name,
        initial: initials,
        keywords: `${initials} ${code}`,
        picture: `/pictures/banks/${code}.png`,
      })),
    },
    number: { ...number.model, grouped: /^\d+$/.test(digits) ? groupedText(digits) : null },
    region: {
      ...region.model,
      regions: (regions.currentData?.items ?? []).map(({ code, name, cities }) => ({
        id: code,
        name,
        parts: cities.map((city) => ({ id: city.code, name: city.name })),
      })),
    },
  }
}
