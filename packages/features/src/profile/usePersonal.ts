import { formatDateTime } from '@koi/api-core/dates'
import type { MemberInfo } from '@koi/contract/member'
import { m } from '@koi/i18n'
import { asFailure, memberApi, refreshRequested, useStoreDispatch, useStoreSelector } from '@koi/store'
import { useToast } from '@koi/ui'
import { useEffect } from 'react'
import { useBrand } from '../runtime/brand.ts'
import { useFailureText } from '../errors/failureText.ts'
import { type SecurityChanges, useSecurityChanges } from '../security/useSecurityChanges.ts'
import { usePasswordState } from '../withdrawPassword/usePasswordState.ts'
import {
  useWithdrawPasswordEntry,
  type WithdrawPasswordEntry,
} from '../withdrawPassword/useWithdrawPasswordEntry.ts'
import { type AccountSecurity, accountSecurity } from './accountSecurity.ts'

/** One line of the profile; masked as the server sends it. `value` null: not set yet. */
export interface ProfileRow {
  readonly key: 'account' | 'name' | 'phone' | 'email' | 'birthDate' | 'createdAt'
  readonly label: string
  readonly value: string | null
}

export type PersonalModel =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  | {
      readonly status: 'ready'
      readonly account: string
      readonly vipLevel: number
      readonly rows: readonly ProfileRow[]
      readonly security: AccountSecurity
      /** Sets and changes the withdraw password. */
      readonly password: WithdrawPasswordEntry
      /** Changes the login password, phone, mail and birth date. */
      readonly changes: SecurityChanges
      /** The code this member gives to friends, and the one it registered with. */
      readonly invite: { readonly own: string; readonly by: string | null }
      /** In the business time zone, `2026-11-21 20:41:07`; null at the first login. */
      readonly lastLogin: string | null
      readonly refreshing: boolean
      readonly onRefresh: () => void
    }

/** The member's profile, masked by the server (D22), and the forms that change what protects the account. */
export function usePersonal(): PersonalModel {
  const { timeZone } = useBrand()
  const textOf = useFailureText()
  const dispatch = useStoreDispatch()
  const member = useStoreSelector((state) => state.session.status === 'member')
  const { currentData: info, error, isFetching } = memberApi.endpoints.member.useQueryState()
  const config = usePasswordState()
  const toast = useToast()
  const password = useWithdrawPasswordEntry({
    onSaved: () => toast({ text: m.withdraw_password_saved(), tone: 'positive' }),
  })
  const changes = useSecurityChanges()
  useEffect(() => {
    if (member) dispatch(refreshRequested({ what: 'member' }))
  }, [member, dispatch])
  const onRefresh = () => void dispatch(refreshRequested({ what: 'member', force: true }))

  if (!member || !info) {
    const failure = asFailure(error)
    if (!member || !failure || isFetching) return { status: 'loading' }
    return { status: 'error', message: textOf(failure), onRetry: onRefresh }
  }
  // It has a row of its own where the site asks for it: the others must not move when that is known.
  if (config.password === null && config.failure === null) return { status: 'loading' }
  return {
    status: 'ready',
    account: info.account,
    vipLevel: info.vipLevel,
    rows: profileRows(info, timeZone),
    security: accountSecurity(info, password.state),
    password,
    changes,
    invite: { own: info.inviteCode, by: info.invitedBy },
    lastLogin: info.lastLoginAt === null ? null : formatDateTime(info.lastLoginAt, { timeZone }),
    refreshing: isFetching,
    onRefresh,
  }
}

function profileRows(member: MemberInfo, timeZone: string): readonly ProfileRow[] {
  return [
    { key: 'account', label: m.profile_row_account(), value: member.account },
    { key: 'name', label: m.profile_row_name(), value: member.name },
    { key: 'phone', label: m.profile_row_phone(), value: `+${member.area} ${member.phone}` },
    { key: 'email', label: m.profile_row_email(), value: member.email },
    { key: 'birthDate', label: m.profile_row_birthDate(), value: member.birthDate },
    {
      key: 'createdAt',
      label: m.profile_row_createdAt(),
      value: formatDateTime(member.createdAt, { timeZone }),
    },
  ]
}
