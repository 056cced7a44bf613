import { alipayAccount } from '@koi/contract/rules'
import { m } from '@koi/i18n'
import { accountApi, useStoreDispatch } from '@koi/store'
import * as v from 'valibot'
import { type FieldModel, useField } from '../forms/useField.ts'
import { type BindModel, type BindOptions, useBindForm } from './useBindForm.ts'
import { useBindPrerequisites } from './useBindPrerequisites.ts'
import { type HolderModel, useHolder } from './useHolder.ts'

export type BindAlipayModel = BindModel<
  'alipay',
  { readonly holder: HolderModel; readonly account: FieldModel }
>

/** Binds an Alipay account, which is named by a mobile number or an e-mail address. */
export function useBindAlipay({ onDone }: BindOptions): BindAlipayModel {
  const kind = 'alipay'
  const dispatch = useStoreDispatch()
  const { member, unavailable } = useBindPrerequisites(kind, [])
  const holder = useHolder(member?.name ?? null)
  const account = useField('', (text) => {
    if (text === '') return m.accounts_alipay_required()
    return v.is(alipayAccount, text) ? null : m.accounts_alipay_rule()
  })
  const bind = useBindForm({
    fields: [holder, account],
    phone: member?.phone ?? '',
    send: (code) => {
      const input = { holder: holder.input, account: account.text, code }
      // Not tracked: nothing of what was typed is kept beside the call itself (D22).
      return dispatch(accountApi.endpoints.bindAlipay.initiate(input, { track: false }))
    },
    refuse: (failure, text) => {
      if (holder.refuseFailure(failure, text)) return true
      if (failure.code !== 'payout-account-bound') return false
      account.refuse(text)
      return true
    },
    onDone,
  })
  if (unavailable && bind.form.status === 'ready') return { kind, ...unavailable }
  return { ...bind, kind, status: 'ready', holder: holder.model, account: account.model }
}
