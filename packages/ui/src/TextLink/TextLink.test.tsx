import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { TextLink } from './TextLink.tsx'

test('a text link is a link with an address, whatever its tone', () => {
  renderUi(
    <TextLink href="/login" tone="muted">
      登录
    </TextLink>,
  )
  expect(screen.getByRole('link', { name: '登录' }).getAttribute('href')).toBe('/login')
})
