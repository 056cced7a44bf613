import type { Decorator } from '@storybook/react-vite'
import { StoryShell } from './StoryShell.tsx'

/** What the stories of this shell's screens have in common: a phone and its router. */
export const onMobile: {
  readonly decorators: Decorator[]
  readonly globals: { readonly form: string; readonly viewport: { readonly value: string } }
  readonly parameters: { readonly layout: string }
} = {
  decorators: [
    (Story) => (
      <StoryShell>
        <Story />
      </StoryShell>
    ),
  ],
  globals: { form: 'mobile', viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
}
