import { useEffect, useEffectEvent, useState } from 'react'
import { useRuntime } from '../runtime/runtime.ts'
import { withParams, type UrlState } from './address.ts'

const pauseMs = 250

/**
 * A text that is typed into the query. The field follows the keys at once, input methods included; the address follows when
 * typing rests, and going back changes the field. `drops` names keys that a new text makes void.
 */
export function useTypedParam(
  { params, setParams }: UrlState,
  key: string,
  drops: readonly string[] = [],
): [string, (text: string) => void] {
  const { timers } = useRuntime()
  const inAddress = params.get(key) ?? ''
  const [text, setText] = useState(inAddress)
  const [seen, setSeen] = useState(inAddress)
  const [written, setWritten] = useState(inAddress)
  if (seen !== inAddress) {
    setSeen(inAddress)
    if (written !== inAddress) setText(inAddress)
  }

  const write = useEffectEvent((typed: string) => {
    if (typed === inAddress) return
    setWritten(typed)
    const dropped = Object.fromEntries(drops.map((drop) => [drop, null]))
    setParams(withParams(params, { ...dropped, [key]: typed }), { replace: true, preventScrollReset: true })
  })
  useEffect(() => timers.after(pauseMs, () => write(text)), [text, timers])

  return [text, setText]
}
