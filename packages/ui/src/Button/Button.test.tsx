import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { Button } from './Button.tsx'

test('a button whose work is under way neither acts again nor sends its form again', () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn()
  renderUi(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading onClick={onClick}>
        登录
      </Button>
    </form>,
  )
  fireEvent.click(screen.getByRole('button', { name: '登录' }))
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true')
})

test('a button sends no form unless it says so', () => {
  renderUi(<Button>转账</Button>)
  expect(screen.getByRole('button').getAttribute('type')).toBe('button')
})

test('a button with an address is a link', () => {
  renderUi(<Button href="/finance/deposit">存款</Button>)
  expect(screen.getByRole('link', { name: '存款' }).getAttribute('href')).toBe('/finance/deposit')
})

test('a class given to a button joins its own', () => {
  renderUi(<Button className="wide">存款</Button>)
  expect(screen.getByRole('button').classList.contains('wide')).toBe(true)
})
