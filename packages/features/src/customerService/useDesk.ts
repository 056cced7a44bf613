import { deskMessage } from '@koi/contract/desk'
import { getLocale, m } from '@koi/i18n'
import { authApi } from '@koi/store'
import { useHydrated } from '@koi/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import * as v from 'valibot'
import { usePreferences } from '../preferences/usePreferences.ts'
import { useBrand } from '../runtime/brand.ts'
import { useRuntime } from '../runtime/runtime.ts'

/** How long the page of customer service may take before other ways are offered, in ms. */
const patience = 8_000

/** The desk has scripts and an origin of its own; it gets nothing of this page, opens no windows and leads nowhere. */
const sandbox = 'allow-scripts allow-same-origin allow-forms'

export interface DeskFrameModel {
  readonly src: string
  readonly title: string
  readonly sandbox: string
  /** Another try is another frame. */
  readonly attempt: number
  /** For `<iframe ref>`: only this frame is heard. */
  readonly ref: (element: HTMLIFrameElement | null) => void
}

export interface DeskModel {
  /** `failed` offers other ways, and `open` may still follow where the page is only slow. */
  readonly status: 'opening' | 'open' | 'failed'
  /** Null until its address is known. */
  readonly frame: DeskFrameModel | null
  /** Where to write instead. */
  readonly mail: string
  readonly onRetry: () => void
}

/** The address in the language and theme of the player; null for one of our own origin, which no sandbox would hold. */
function addressOf(url: string, theme: string): string | null {
  const address = new URL(url)
  if (address.origin === location.origin) return null
  address.searchParams.set('lang', getLocale())
  if (theme !== 'system') address.searchParams.set('theme', theme)
  return address.href
}

/** The brand's page of customer service in a frame, which has to say that it is there. */
export function useDesk(): DeskModel {
  const { customerService } = useBrand()
  const { timers } = useRuntime()
  const { theme } = usePreferences()
  const { data: info, refetch } = authApi.endpoints.preInfo.useQuery()
  // The page that the server draws has no origin that the desk's could be held against.
  const inBrowser = useHydrated()
  const [element, ref] = useState<HTMLIFrameElement | null>(null)
  const [attempt, setAttempt] = useState(1)
  /** The last attempt that was heard of, and the last that took too long. */
  const [heard, setHeard] = useState(0)
  const [late, setLate] = useState(0)
  const src = inBrowser && info ? addressOf(info.customerService, theme) : null

  useEffect(() => timers.after(patience, () => setLate(attempt)), [timers, attempt])
  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    if (src === null || event.source !== element?.contentWindow || event.origin !== new URL(src).origin)
      return
    if (v.is(deskMessage, event.data)) setHeard(attempt)
  })
  useEffect(() => {
    if (!element) return undefined
    const listen = (event: MessageEvent<unknown>) => hear(event)
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [element])

  return {
    status: heard === attempt ? 'open' : late === attempt ? 'failed' : 'opening',
    frame: src === null ? null : { src, title: m.service_frame(), sandbox, attempt, ref },
    mail: customerService.mail,
    onRetry: () => {
      if (!info) void refetch()
      setAttempt(attempt + 1)
    },
  }
}
