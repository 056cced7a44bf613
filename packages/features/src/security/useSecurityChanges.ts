import { m } from '@koi/i18n'
import { memberApi, refreshRequested, securityApi, useStoreDispatch } from '@koi/store'
import { useToast } from '@koi/ui'
import { useState } from 'react'
import type { SecurityChange, SecurityForm, SecurityPart } from './securityForm.ts'
import { useBindMail } from './useBindMail.ts'
import { useChangePassword } from './useChangePassword.ts'
import { useChangePhone } from './useChangePhone.ts'
import { useSetBirthDate } from './useSetBirthDate.ts'

/** The sensitive changes of the profile, one of which is open at a time. */
export interface SecurityChanges {
  /** The form that is open; null for none. */
  readonly form: SecurityForm | null
  readonly onOpen: (change: SecurityChange) => void
  readonly onClose: () => void
}

/** Opens the forms of sensitive changes. The member's data and the list of devices are read again after each. */
export function useSecurityChanges(): SecurityChanges {
  const dispatch = useStoreDispatch()
  const toast = useToast()
  const { currentData: member } = memberApi.endpoints.member.useQueryState()
  const [open, setOpen] = useState<SecurityChange | null>(null)
  const refresh = () => void dispatch(refreshRequested({ what: 'member', force: true }))
  const done = (text: string) => {
    setOpen(null)
    refresh()
    void dispatch(refreshRequested({ what: 'messages', force: true }))
    dispatch(securityApi.util.invalidateTags(['Logins']))
    toast({ text, tone: 'positive' })
  }
  const parts: Readonly<Record<SecurityChange, SecurityPart>> = {
    loginPassword: useChangePassword({
      account: member?.account ?? '',
      onDone: (ended) => done(ended > 0 ? m.profile_password_changed_ended() : m.profile_password_changed()),
    }),
    phone: useChangePhone({
      mailVerified: member?.emailVerified ?? false,
      onDone: () => done(m.profile_phone_changed()),
    }),
    email: useBindMail({ onDone: () => done(m.profile_email_bound()) }),
    birthDate: useSetBirthDate({
      onDone: () => done(m.profile_birth_date_saved()),
      onSetElsewhere: refresh,
    }),
  }
  return {
    form: open === null ? null : parts[open].form,
    onOpen: (change) => {
      parts[change].clear()
      setOpen(change)
    },
    onClose: () => {
      if (open !== null && parts[open].form.status !== 'submitting') setOpen(null)
    },
  }
}
