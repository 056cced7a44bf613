import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HelpScreen as Desktop } from '../../../web-desktop/src/screens/help/HelpScreen.tsx'
import { HelpScreen as Mobile } from '../../../web-mobile/src/screens/help/HelpScreen.tsx'
import { inBothForms } from '../testing/inBothForms.tsx'

const meta: Meta = {
  ...inBothForms({ desktop: Desktop, mobile: Mobile }),
  title: '页面/帮助',
  component: Desktop,
}

export default meta

/** An address without an id that there is. */
export const Unknown: StoryObj = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有这篇帮助')).toBeVisible()
  },
}
