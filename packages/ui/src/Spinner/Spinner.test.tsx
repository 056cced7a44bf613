import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { Spinner } from './Spinner.tsx'

test('a spinner says what is loading, and in the word of the shell by default', () => {
  renderUi(
    <>
      <Spinner />
      <Spinner label="正在进入游戏" />
    </>,
  )
  expect(screen.getAllByRole('status').map((status) => status.getAttribute('aria-label'))).toEqual([
    '正在加载',
    '正在进入游戏',
  ])
})

test('beside a text that says so it is silent', () => {
  renderUi(<Spinner label="" />)
  expect(screen.queryByRole('status')).toBeNull()
})
