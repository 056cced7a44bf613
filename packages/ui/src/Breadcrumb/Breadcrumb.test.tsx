import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'

const items = ['首页', '帮助', '资金', '取款', '银行卡', '到账时间'].map((label, index) => ({
  label,
  href: `/${index}`,
}))

test('each place but the last leads there, and the last is where one is', () => {
  renderUi(<Breadcrumb label="位置" items={items.slice(0, 3)} />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/0', '/1'])
  expect(screen.getByText('资金').getAttribute('aria-current')).toBe('page')
})

test('places in the middle of a long way are in a menu', () => {
  renderUi(<Breadcrumb label="位置" items={items} most={4} />)
  const shown = within(screen.getByRole('list')).getAllByRole('link')
  expect(shown.map((link) => link.textContent)).toEqual(['首页', '银行卡'])
  fireEvent.click(screen.getByRole('button', { name: '更多' }))
  expect(screen.getAllByRole('menuitem', { hidden: true }).map((item) => item.textContent)).toEqual([
    '帮助',
    '资金',
    '取款',
  ])
})
