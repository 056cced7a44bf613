import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { Card } from './Card.tsx'

test('the title of a card is a heading, with the action after it', () => {
  renderUi(
    <Card title="参与优惠" action={<button type="button">更换</button>}>
      正文
    </Card>,
  )
  const heading = screen.getByRole('heading', { name: '参与优惠' })
  const action = screen.getByRole('button', { name: '更换' })
  expect(heading.compareDocumentPosition(action)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a card without a title has no empty heading', () => {
  renderUi(<Card>正文</Card>)
  expect(screen.queryByRole('heading')).toBeNull()
})
