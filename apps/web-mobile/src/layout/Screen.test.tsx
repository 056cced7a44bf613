import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter, MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { useBack } from './Screen.tsx'

function Probe() {
  const back = useBack('/home')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (
    <>
      <p>{pathname}</p>
      <button type="button" onClick={() => void navigate('/finance/transfer')}>
        on
      </button>
      <button type="button" onClick={() => void navigate('/finance/transfer', { replace: true })}>
        instead
      </button>
      <button type="button" onClick={back}>
        back
      </button>
    </>
  )
}

test('back returns to where the player came from', async () => {
  render(
    <MemoryRouter initialEntries={['/game/egame']}>
      <Probe />
    </MemoryRouter>,
  )
  await userEvent.click(screen.getByText('on'))
  expect(screen.getByText('/finance/transfer')).toBeDefined()
  await userEvent.click(screen.getByText('back'))
  expect(screen.getByText('/game/egame')).toBeDefined()
})

test('back from a page that was opened first leads to its parent, not out of the site', async () => {
  render(
    <MemoryRouter initialEntries={['/user/betRecord']}>
      <Probe />
    </MemoryRouter>,
  )
  await userEvent.click(screen.getByText('back'))
  expect(screen.getByText('/home')).toBeDefined()
})

test('so does back from a page that took the place of the first one, as after a login', async () => {
  render(
    <BrowserRouter>
      <Probe />
    </BrowserRouter>,
  )
  await userEvent.click(screen.getByText('instead'))
  expect(screen.getByText('/finance/transfer')).toBeDefined()
  await userEvent.click(screen.getByText('back'))
  expect(screen.getByText('/home')).toBeDefined()
})

test('back from the oldest page that the browser keeps leads to its parent, instead of nowhere', async () => {
  render(
    <BrowserRouter>
      <Probe />
    </BrowserRouter>,
  )
  await userEvent.click(screen.getByText('on'))
  vi.stubGlobal('navigation', { canGoBack: false })
  await userEvent.click(screen.getByText('back'))
  vi.unstubAllGlobals()
  expect(screen.getByText('/home')).toBeDefined()
})
