import { act } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { makeTestRuntime, renderFeature } from '../testing/index.ts'
import { useTypedParam } from './useTypedParam.ts'

function field() {
  const { runtime, clock } = makeTestRuntime({ fetch: () => Promise.reject(new TypeError('no network')) })
  const written: string[] = []
  const { result } = renderFeature(runtime, () => {
    const [params, setState] = useState(() => new URLSearchParams('q=koi&shown=48&venue=89'))
    const setParams = (next: URLSearchParams) => {
      written.push(next.toString())
      setState(next)
    }
    const [text, setText] = useTypedParam({ params, setParams }, 'q', ['shown'])
    return { text, setText, setParams }
  })
  return { clock, written, result }
}

test('the field starts with the address, and follows the keys at once', () => {
  const { result, written } = field()
  expect(result.current.text).toBe('koi')
  act(() => result.current.setText('koif'))
  expect(result.current.text).toBe('koif')
  expect(written).toEqual([])
})

test('the address follows once when typing rests, and drops what the old text made', async () => {
  const { result, written, clock } = field()
  act(() => result.current.setText('l'))
  await act(() => clock.advance(200))
  act(() => result.current.setText('lo'))
  await act(() => clock.advance(200))
  expect(written).toEqual([])
  await act(() => clock.advance(50))
  expect(written).toEqual(['q=lo&venue=89'])
})

test('an empty text leaves the address, and going back changes the field', async () => {
  const { result, written, clock } = field()
  act(() => result.current.setText(''))
  await act(() => clock.advance(250))
  expect(written).toEqual(['venue=89'])
  act(() => result.current.setParams(new URLSearchParams('q=before')))
  expect(result.current.text).toBe('before')
})
