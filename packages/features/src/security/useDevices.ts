import { formatDateTime } from '@koi/api-core/dates'
import type { OpenLogin } from '@koi/contract/devices'
import { m } from '@koi/i18n'
import { asFailure, securityApi, useStoreSelector } from '@koi/store'
import { useToast } from '@koi/ui'
import { useState } from 'react'
import { useFailureText } from '../errors/failureText.ts'
import { useBrand } from '../runtime/brand.ts'
import { deviceName, isHandheld, networkName, placeName } from './loginNames.ts'

/** One device that is logged in. */
export interface Device {
  readonly id: string
  readonly name: string
  readonly handheld: boolean
  readonly current: boolean
  /** Since when, from where, from which network, in how many tabs. */
  readonly details: readonly string[]
}

/** What is asked before it is done: the end of one login, or of all others. */
export type DeviceEnding = { readonly device: Device } | { readonly all: true }

export type DevicesModel =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  | {
      readonly status: 'ready'
      readonly devices: readonly Device[]
      /** Asks whether to log one device out; null for all others. */
      readonly onEnd: (device: Device | null) => void
      readonly ending: DeviceEnding | null
      readonly busy: boolean
      readonly onConfirm: () => void
      readonly onCancel: () => void
    }

/** The devices on which the member is logged in, and how to log them out. */
export function useDevices(): DevicesModel {
  const { timeZone } = useBrand()
  const textOf = useFailureText()
  const toast = useToast()
  const member = useStoreSelector((state) => state.session.status === 'member')
  const { currentData, error, isFetching, refetch } = securityApi.endpoints.openLogins.useQuery(undefined, {
    skip: !member,
  })
  const [endOne, one] = securityApi.endpoints.endLogin.useMutation()
  const [endOthers, others] = securityApi.endpoints.endOtherLogins.useMutation()
  const [ending, setEnding] = useState<DeviceEnding | null>(null)
  if (!currentData) {
    const failure = asFailure(error)
    if (!failure || isFetching) return { status: 'loading' }
    return { status: 'error', message: textOf(failure), onRetry: () => void refetch() }
  }
  const confirm = async (asked: DeviceEnding) => {
    const sent = 'all' in asked ? await endOthers({}) : await endOne({ id: asked.device.id })
    setEnding(null)
    const failure = asFailure(sent.error)
    if (failure && failure.code !== 'login-unknown') toast({ text: textOf(failure), tone: 'negative' })
    else toast({ text: m.profile_device_ended(), tone: 'positive' })
  }
  return {
    status: 'ready',
    devices: currentData.items.map((login) => toDevice(login, timeZone)),
    onEnd: (device) => setEnding(device ? { device } : { all: true }),
    ending,
    busy: one.isLoading || others.isLoading,
    onConfirm: () => {
      if (ending && !one.isLoading && !others.isLoading) void confirm(ending)
    },
    onCancel: () => setEnding(null),
  }
}

function toDevice(login: OpenLogin, timeZone: string): Device {
  const active = m.profile_device_active({ time: formatDateTime(login.lastActiveAt, { timeZone }) })
  return {
    id: login.id,
    name: deviceName(login),
    handheld: isHandheld(login),
    current: login.current,
    details: [
      active,
      placeName(login.place),
      networkName(login.address),
      ...(login.tabs > 1 ? [m.profile_device_tabs({ count: login.tabs })] : []),
    ],
  }
}
