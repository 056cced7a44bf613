import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { DescriptionList } from './DescriptionList.tsx'

test('each term is told with its value, and the sum stands out', () => {
  renderUi(
    <DescriptionList
      items={[
        { term: '手续费', value: '¥0.00' },
        { term: '实际到账', value: '¥2,500.00', strong: true },
      ]}
    />,
  )
  expect(screen.getAllByRole('term').map((term) => term.nextElementSibling?.textContent)).toEqual([
    '¥0.00',
    '¥2,500.00',
  ])
  expect(screen.getByText('实际到账').closest('[data-strong]')).not.toBeNull()
})
