import { alipayAccount } from '@koi/contract'
import { m } from '@koi/i18n'
import { accountApi, useStoreDispatch } from '@koi/store'
import * as v from 'valibot'
import { useField } from '../auth/useField.ts'
import type { BindAlipayModel, BindOptions } from './bindModel.ts'
import { useBindForm } from './useBindForm.ts'
import { useBindGround } from './useBindGround.ts'
import { useHolder } from './useHolder.ts'

/** Binds an Alipay account, named by a mobile number or a mail address. */
export function useBindAlipay({ onDone }: BindOptions): BindAlipayModel {
  const dispatch = useStoreDispatch()
  const { member, missing } = useBindGround('alipay', [])
  const holder = useHolder(member?.name ?? null)
  const account = useField('', (text) => {
    if (text === '') return m.accounts_alipay_required()
    return v.is(alipayAccount, text) ? null : m.accounts_alipay_rule()
  })
  const form = useBindForm({
    parts: [holder, account],
    phone: member?.phone ?? '',
    send: (code) => {
      const input = { holder: holder.sent, account: account.text, code }
      // Not tracked: nothing of what was typed is kept beside the call itself (D22).
      return dispatch(accountApi.endpoints.bindAlipay.initiate(input, { track: false }))
    },
    onRefused: ({ code }, text) => {
      if (code === 'holder-required' || code === 'holder-mismatch') holder.refuse(text)
      else if (code === 'payout-account-bound') account.refuse(text)
      else return false
      return true
    },
    onDone,
  })
  if (missing && form.state === 'ready') return missing
  return { ...form, status: 'ready', holder: holder.model, account: account.model }
}
