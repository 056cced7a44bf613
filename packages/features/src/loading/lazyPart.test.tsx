import { ToastRegion, UiProvider } from '@koi/ui'
import { act, fireEvent, render } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { expect, test } from 'vitest'
import { uiLabels } from '../labels/uiLabels.ts'
import type { ReloadPort } from './loadChunk.ts'
import { lazyPart } from './lazyPart.tsx'

type Part = ComponentType<{ readonly name: string }>

const offline: ReloadPort = {
  clock: { now: () => 0 },
  storage: { getItem: () => null, setItem: () => {} },
  reload: () => expect.unreachable('the page was reloaded'),
  isReachable: async () => false,
}

function renderButton(load: () => Promise<Part>) {
  const Details = lazyPart(load, offline)
  function Button() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button onClick={() => setOpen(true)}>open</button>
        {open ? <Details name="details" onMissing={() => setOpen(false)} /> : null}
      </>
    )
  }
  const page = render(
    <UiProvider formFactor="mobile" labels={uiLabels()}>
      <Button />
      <ToastRegion />
    </UiProvider>,
  )
  return {
    ...page,
    press: () => act(async () => fireEvent.click(page.getByRole('button', { name: 'open' }))),
  }
}

const said = /没能打开/
const Details: Part = ({ name }) => <p>{name}</p>

test('a part whose chunk does not come leaves the page, says so, and is asked for again at the next press', async () => {
  let tries = 0
  const { press, findByText } = renderButton(async () => {
    tries += 1
    if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module')
    return Details
  })
  await press()
  expect((await findByText(said)).isConnected).toBe(true)
  expect(tries).toBe(1)
  await press()
  expect((await findByText('details')).isConnected).toBe(true)
  expect(tries).toBe(2)
})

test('a part whose chunk comes is shown, and its chunk is asked for once', async () => {
  let tries = 0
  const { press, findByText, queryByText } = renderButton(async () => {
    tries += 1
    return Details
  })
  await press()
  await press()
  await findByText('details')
  expect(tries).toBe(1)
  expect(queryByText(said)).toBeNull()
})

test('a part whose chunk is on its way has a line that says so, until it is there', async () => {
  const chunk = Promise.withResolvers<Part>()
  const { press, findByText, baseElement } = renderButton(() => chunk.promise)
  const line = () => baseElement.querySelector('body > [aria-hidden="true"]')
  expect(line()).toBeNull()
  await press()
  expect(line()?.isConnected).toBe(true)
  await act(async () => chunk.resolve(Details))
  await findByText('details')
  expect(line()).toBeNull()
})
