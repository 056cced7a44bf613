import { UiProvider } from '@koi/ui'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { uiLabels } from '../labels/uiLabels.ts'
import { hasScreen } from '../routing/pages.ts'
import { VipBadge } from './VipBadge.tsx'

test('a level is shown as the way to its page, and not before that page has a screen', () => {
  const { container } = render(
    <UiProvider formFactor="mobile" labels={uiLabels()}>
      <VipBadge session={{ status: 'member', account: 'demo', vipLevel: 3 }} />
    </UiProvider>,
  )
  expect(container.querySelector('a')?.getAttribute('href')).toBe(hasScreen('vip') ? '/user/vip' : undefined)
  expect(container.textContent).toBe(hasScreen('vip') ? 'VIP 3' : '')
})
