import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { PageHeading } from './PageHeading.tsx'

test('the heading takes the focus from a script and never from the tab key', () => {
  renderUi(<PageHeading>投注记录</PageHeading>)
  const heading = screen.getByRole('heading', { level: 1, name: '投注记录' })
  expect(heading.tabIndex).toBe(-1)
  heading.focus()
  expect(document.activeElement).toBe(heading)
})
