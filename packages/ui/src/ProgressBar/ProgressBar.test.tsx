import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { ProgressBar } from './ProgressBar.tsx'

test.each([
  [-3, 0],
  [15, 15],
  [120, 100],
])('a bar of %s per cent is shown as %s', (percent, value) => {
  renderUi(<ProgressBar label="限额已用" percent={percent} valueText="¥3,000 / ¥20,000" />)
  const bar = screen.getByRole('progressbar', { name: '限额已用' })
  expect(bar).toHaveProperty('value', value)
  expect(bar.getAttribute('aria-valuetext')).toBe('¥3,000 / ¥20,000')
})
