import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { Grid } from './Grid.tsx'

test('the cells of a grid are a list, and a cell never grows wider than the grid', () => {
  renderUi(
    <Grid min="20rem" aria-label="种类">
      <li>体育</li>
      <li>真人</li>
    </Grid>,
  )
  expect(screen.getByRole('list', { name: '种类' }).style.gridTemplateColumns).toContain('min(20rem, 100%)')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})
