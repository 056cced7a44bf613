import { formatDateTime } from '@koi/api-core/dates'
import type { MemberInfo } from '@koi/contract'
import { asFailure, memberApi, refreshAsked, useStoreDispatch, useStoreSelector } from '@koi/store'
import { useEffect } from 'react'
import { useRuntime } from '../app/useRuntime.ts'
import { useFailureText } from '../errors/useFailureText.ts'
import type { PersonalModel, ProfileRow } from './personalModel.ts'
import { profileTexts } from './profileTexts.ts'
import { securityItems } from './securityItems.ts'
import { securityLevel } from './securityLevel.ts'

function profileRows(member: MemberInfo, timeZone: string): readonly ProfileRow[] {
  const values: Readonly<Record<ProfileRow['key'], string | null>> = {
    account: member.account,
    name: member.name,
    phone: `+${member.area} ${member.phone}`,
    email: member.email,
    birthDate: member.birthDate,
    createdAt: formatDateTime(member.createdAt, { timeZone }),
  }
  const keys = ['account', 'name', 'phone', 'email', 'birthDate', 'createdAt'] as const
  return keys.map((key) => ({ key, label: profileTexts.rows[key](), value: values[key] }))
}

/** The member's profile, to be read; everything in it comes masked from the server (D22). */
export function usePersonal(): PersonalModel {
  const { timeZone } = useRuntime().brand
  const textOf = useFailureText()
  const dispatch = useStoreDispatch()
  const member = useStoreSelector((state) => state.session.status === 'member')
  const { currentData: info, error, isFetching } = memberApi.endpoints.member.useQueryState()
  const { currentData: config } = memberApi.endpoints.passwordConfig.useQuery(undefined, { skip: !member })
  useEffect(() => {
    if (member) dispatch(refreshAsked({ what: 'member' }))
  }, [member, dispatch])
  const onRefresh = () => void dispatch(refreshAsked({ what: 'member', force: true }))

  if (!member || !info) {
    const failure = asFailure(error)
    if (!member || !failure || isFetching) return { status: 'loading' }
    return { status: 'error', message: textOf(failure), onRetry: onRefresh }
  }
  const items = securityItems(info, config)
  const done = items.filter((item) => item.done).length
  const level = securityLevel(done, items.length)
  return {
    status: 'ready',
    account: info.account,
    vipLevel: info.vipLevel,
    rows: profileRows(info, timeZone),
    security: { level, label: profileTexts.levels[level](), done, of: items.length, items },
    invite: { own: info.inviteCode, by: info.invitedBy },
    lastLogin: info.lastLoginAt === null ? null : formatDateTime(info.lastLoginAt, { timeZone }),
    refreshing: isFetching,
    onRefresh,
  }
}
