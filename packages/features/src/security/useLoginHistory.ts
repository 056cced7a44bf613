import { formatDateTime } from '@koi/api-core/dates'
import { asFailure, securityApi, useStoreSelector } from '@koi/store'
import { useState } from 'react'
import { useFailureText } from '../errors/failureText.ts'
import { useBrand } from '../runtime/brand.ts'
import { deviceName, isHandheld, methodName, networkName, placeName } from './loginNames.ts'

/** One login of the past. */
export interface PastLogin {
  readonly id: string
  /** In the business time zone. */
  readonly time: string
  readonly device: string
  readonly handheld: boolean
  readonly method: string
  readonly place: string
  readonly network: string
  readonly current: boolean
  readonly newDevice: boolean
}

export type LoginHistoryModel =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  | {
      readonly status: 'ready'
      readonly logins: readonly PastLogin[]
      /** For how many days logins are kept. */
      readonly days: number
      /** Shows the rest; null where all are shown. */
      readonly onMore: (() => void) | null
    }

/** So many are shown at first. */
const first = 5

/** The latest logins of the member. */
export function useLoginHistory(): LoginHistoryModel {
  const { timeZone } = useBrand()
  const textOf = useFailureText()
  const member = useStoreSelector((state) => state.session.status === 'member')
  const { currentData, error, isFetching, refetch } = securityApi.endpoints.loginHistory.useQuery(undefined, {
    skip: !member,
  })
  const [all, setAll] = useState(false)
  if (!currentData) {
    const failure = asFailure(error)
    if (!failure || isFetching) return { status: 'loading' }
    return { status: 'error', message: textOf(failure), onRetry: () => void refetch() }
  }
  const { items, days } = currentData
  return {
    status: 'ready',
    days,
    logins: (all ? items : items.slice(0, first)).map((login) => ({
      id: login.id,
      time: formatDateTime(login.at, { timeZone }),
      device: deviceName(login),
      handheld: isHandheld(login),
      method: methodName(login.method),
      place: placeName(login.place),
      network: networkName(login.address),
      current: login.current,
      newDevice: login.newDevice,
    })),
    onMore: all || items.length <= first ? null : () => setAll(true),
  }
}
