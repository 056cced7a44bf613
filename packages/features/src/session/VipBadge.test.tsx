import { UiProvider } from '@koi/ui'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { uiLabels } from '../labels/uiLabels.ts'
import { VipBadge } from './VipBadge.tsx'

test('a level is shown as the way to its page', () => {
  const { container } = render(
    <UiProvider formFactor="mobile" labels={uiLabels()}>
      <VipBadge session={{ status: 'member', account: 'demo', vipLevel: 3 }} />
    </UiProvider>,
  )
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/user/vip')
  expect(container.textContent).toBe('VIP 3')
})
