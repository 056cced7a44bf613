import type { Decorator } from '@storybook/react-vite'
import { StoryShell } from './StoryShell.tsx'

const frameOf = (name: unknown) => (name === 'full' || name === 'auth' ? name : 'page')

/** What the stories of this shell's screens have in common: a wide window and a router. */
export const onDesktop: {
  readonly decorators: Decorator[]
  readonly globals: { readonly form: string; readonly viewport: { readonly value: string } }
  readonly parameters: { readonly layout: string }
} = {
  decorators: [
    (Story, { parameters }) => (
      <StoryShell frame={frameOf(parameters['frame'])} at={String(parameters['at'] ?? '/')}>
        <Story />
      </StoryShell>
    ),
  ],
  globals: { form: 'desktop', viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen' },
}
