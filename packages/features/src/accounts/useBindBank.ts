import { cardNumberLength, isCardNumber } from '@koi/contract/payout'
import { m } from '@koi/i18n'
import { accountApi, useStoreDispatch, useStoreSelector } from '@koi/store'
import type { IndexedItem, Region, RegionChoice } from '@koi/ui'
import { useState } from 'react'
import { type FieldModel, useField } from '../forms/useField.ts'
import type { FormPart } from '../forms/useForm.ts'
import { type BindModel, type BindOptions, groupedText, useBindForm } from './useBindForm.ts'
import { useBindPrerequisites } from './useBindPrerequisites.ts'
import { type HolderModel, useHolder } from './useHolder.ts'

/** Something chosen from a list, and what is wrong with it once the form was sent. */
interface ChoiceModel<Value> {
  readonly value: Value | null
  readonly error: string | null
  readonly onChange: (value: Value) => void
}

export type BindBankModel = BindModel<
  'bank',
  {
    readonly holder: HolderModel
    readonly bank: ChoiceModel<string> & { readonly items: readonly IndexedItem[] }
    /** `grouped` is what is typed in groups of four; null while it holds anything but digits. */
    readonly number: FieldModel & { readonly grouped: string | null }
    readonly region: ChoiceModel<RegionChoice> & { readonly regions: readonly Region[] }
  }
>

/** Binds a bank card: holder, bank, number with its check digit, and where it was opened. */
export function useBindBank({ onDone }: BindOptions): BindBankModel {
  const kind = 'bank'
  const dispatch = useStoreDispatch()
  const skip = useStoreSelector((state) => state.session.status !== 'member')
  const banks = accountApi.endpoints.payoutBanks.useQuery(undefined, { skip })
  const regions = accountApi.endpoints.regions.useQuery(undefined, { skip })
  const { member, unavailable } = useBindPrerequisites(kind, [banks, regions])
  const holder = useHolder(member?.name ?? null)
  const bank = useChoice<string>(m.accounts_bank_required())
  const number = useField('', (text) => cardNumberProblem(cardDigits(text)))
  const region = useChoice<RegionChoice>(m.accounts_region_required())
  const bind = useBindForm({
    fields: [holder, bank, number, region],
    phone: member?.phone ?? '',
    send: (code) => {
      const input = {
        holder: holder.input,
        bank: bank.model.value ?? '',
        number: cardDigits(number.text),
        province: region.model.value?.region ?? '',
        city: region.model.value?.part ?? '',
        code,
      }
      // Not tracked: nothing of what was typed is kept beside the call itself (D22).
      return dispatch(accountApi.endpoints.bindBank.initiate(input, { track: false }))
    },
    refuse: (failure, text) => {
      if (holder.refuseFailure(failure, text)) return true
      if (failure.code !== 'card-number-invalid' && failure.code !== 'payout-account-bound') return false
      number.refuse(text)
      return true
    },
    onDone,
  })
  if (unavailable && bind.form.status === 'ready') return { kind, ...unavailable }
  const digits = cardDigits(number.model.value)
  return {
    ...bind,
    kind,
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

/** One choice from a list; `required` is its error where the form is sent without it. */
function useChoice<Value>(
  required: string,
): FormPart & { readonly model: ChoiceModel<Value>; readonly clear: () => void } {
  const [value, setValue] = useState<Value | null>(null)
  const [left, setLeft] = useState(false)
  return {
    model: { value, error: left && value === null ? required : null, onChange: setValue },
    valid: value !== null,
    touch: () => setLeft(true),
    clear: () => {
      setValue(null)
      setLeft(false)
    },
  }
}

/** A card number as it is sent: full-width digits made plain, spaces and hyphens removed. */
export function cardDigits(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s-]/g, '')
}

/** What is wrong with the digits of a card number; null when the check digit fits. */
export function cardNumberProblem(text: string): string | null {
  if (text === '') return m.accounts_number_required()
  if (!/^\d+$/.test(text)) return m.accounts_number_digits()
  if (text.length < cardNumberLength.min || text.length > cardNumberLength.max)
    return m.accounts_number_length({ count: text.length })
  return isCardNumber(text) ? null : m.accounts_number_check()
}
