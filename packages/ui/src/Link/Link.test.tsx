import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { zhLabels } from '../testing/zhLabels.ts'
import type { LinkProps } from '../UiProvider/linkComponent.ts'
import { UiProvider } from '../UiProvider/UiProvider.tsx'
import { Link } from './Link.tsx'

function Routed({ href, children }: LinkProps) {
  return (
    <a href={href} data-routed>
      {children}
    </a>
  )
}

const routed = (href: string, target?: string) => {
  render(
    <UiProvider formFactor="desktop" labels={zhLabels} linkComponent={Routed}>
      <Link href={href} target={target}>
        去
      </Link>
    </UiProvider>,
  )
  return screen.getByText('去')
}

test.each(['/home', '/finance/transfer?venue=28', '?page=2', '#top'])(
  'a link to %s goes through the router',
  (href) => {
    expect(routed(href).dataset['routed']).toBe('true')
  },
)

test.each(['https://example.test/', '//example.test/x', 'mailto:a@example.test'])(
  'a link to %s leaves the app',
  (href) => {
    expect(routed(href).dataset['routed']).toBeUndefined()
  },
)

test('a new window gets no hold on this one', () => {
  expect(routed('https://example.test/', '_blank').getAttribute('rel')).toBe('noopener noreferrer')
})
