import type { Decorator, StoryContext } from '@storybook/react-vite'
import type { ComponentType, ReactElement } from 'react'
import { StoryShell as DesktopShell } from '../../../web-desktop/src/testing/StoryShell.tsx'
import { StoryShell as MobileShell } from '../../../web-mobile/src/testing/StoryShell.tsx'
import { storyGlobals } from '../storyProviders/storyGlobals.ts'

export interface FormViews<DesktopProps, MobileProps> {
  readonly desktop: ComponentType<DesktopProps>
  readonly mobile: ComponentType<MobileProps>
}

const inFrame: Decorator = (Story, { globals, parameters }) => {
  const { frame, at } = parameters
  const Shell = storyGlobals(globals).formFactor === 'mobile' ? MobileShell : DesktopShell
  return (
    <Shell {...(frame ? { frame } : {})} {...(at ? { at } : {})}>
      <Story />
    </Shell>
  )
}

/**
 * What the stories of one screen have in common: its view in the shell of the form that is set in the toolbar, inside that
 * shell's frame. Tests show each story in both forms.
 */
export function inBothForms<DesktopProps extends object, MobileProps extends object>({
  desktop: Desktop,
  mobile: Mobile,
}: FormViews<DesktopProps, MobileProps>): {
  readonly render: (args: DesktopProps & MobileProps, context: Pick<StoryContext, 'globals'>) => ReactElement
  readonly decorators: Decorator[]
  readonly parameters: { readonly layout: 'fullscreen' }
} {
  return {
    render: (args, { globals }) =>
      storyGlobals(globals).formFactor === 'mobile' ? <Mobile {...args} /> : <Desktop {...args} />,
    decorators: [inFrame],
    parameters: { layout: 'fullscreen' },
  }
}
