import { navigated } from '@koi/store'
import { act } from '@testing-library/react'
import { useGameContainer, type RunningGame } from '../game/useGameContainer.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { bringMoney } from './bringMoney.ts'
import { renderFeature } from './renderFeature.tsx'

/** Opens a game's page by its path; `ready` is the game once it runs, and `went` where it led to. */
export function openContainer(runtime: Runtime, path: string) {
  const went: string[] = []
  const url = new URL(path, 'http://127.0.0.1:4173')
  act(() => void runtime.page.store.dispatch(navigated({ path: url.pathname })))
  const { result } = renderFeature(runtime, () =>
    useGameContainer({ params: url.searchParams, navigate: (to) => void went.push(to) }),
  )
  const ready = (): RunningGame => {
    if (result.current.status !== 'ready') throw new Error(`still ${result.current.status}`)
    return result.current
  }
  return { result, went, ready, enter: (amount?: bigint) => bringMoney(result, amount) }
}

/** A frame in the document, and a message of the game in it. */
export function frameOf(model: RunningGame) {
  const element = document.createElement('iframe')
  document.body.append(element)
  act(() => model.frame.ref(element))
  const said: unknown[] = []
  const source = element.contentWindow
  if (!source) throw new Error('the frame has no window')
  source.postMessage = (data: unknown) => void said.push(data)
  const say = (data: unknown, origin = new URL(model.frame.src).origin) =>
    act(() => void dispatchEvent(new MessageEvent('message', { data, origin, source })))
  return { say, said, load: () => act(() => void element.dispatchEvent(new Event('load'))) }
}
