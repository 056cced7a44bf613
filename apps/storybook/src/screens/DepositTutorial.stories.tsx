import type { Meta, StoryObj } from '@storybook/react-vite'
import { TutorialScreen as Desktop } from '../../../web-desktop/src/screens/deposit/TutorialScreen.tsx'
import { TutorialScreen as Mobile } from '../../../web-mobile/src/screens/deposit/TutorialScreen.tsx'
import { inBothForms } from '../testing/inBothForms.tsx'

const { render, decorators, parameters } = inBothForms({ desktop: Desktop, mobile: Mobile })

const meta: Meta = {
  title: '页面/存款教程',
  decorators,
  parameters,
  render: (_, context) => render({}, context),
}

export default meta

export const Guide: StoryObj = {}
