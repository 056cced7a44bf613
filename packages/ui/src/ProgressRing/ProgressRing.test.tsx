import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { ProgressRing } from './ProgressRing.tsx'

test.each([
  [-5, 0],
  [33.4, 33.4],
  [140, 100],
])('a ring of %s per cent is read as %s', (percent, read) => {
  renderUi(<ProgressRing label="进度" percent={percent} />)
  expect(screen.getByRole('progressbar', { name: '进度' })).toHaveProperty('value', read)
})

test('what has been reached is said in words where there are any', () => {
  renderUi(
    <ProgressRing label="进度" percent={43} valueText="3 天，共 7 天">
      3/7
    </ProgressRing>,
  )
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('3 天，共 7 天')
  expect(screen.getByText('3/7').getAttribute('aria-hidden')).toBe('true')
})
