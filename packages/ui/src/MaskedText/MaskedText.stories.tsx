import type { Meta, StoryObj } from '@storybook/react-vite'
import { MaskedText } from './MaskedText.tsx'

const meta = {
  title: '展示/MaskedText',
  component: MaskedText,
  args: { text: '138****5678' },
} satisfies Meta<typeof MaskedText>

export default meta
type Story = StoryObj<typeof meta>

export const Phone: Story = { args: { label: '尾号 5678 的手机' } }
export const Card: Story = { args: { text: '**** **** **** 4417' } }
export const WithoutLabel: Story = { args: { text: '*明远' } }
