import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Icon } from '../Icon/Icon.tsx'
import { UserIcon } from '../Icon/icons.ts'
import { TextInput } from './TextInput.tsx'

const meta = {
  title: '填写/TextInput',
  component: TextInput,
  args: { value: '', onValueChange: fn(), placeholder: '请输入账号', 'aria-label': '账号' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextInput>

export default meta
type Story = StoryObj<typeof meta>

export const Placeholder: Story = {}
export const Filled: Story = { args: { value: 'koi2026' } }
export const WithIcon: Story = { args: { value: 'koi2026', start: <Icon icon={UserIcon} size="small" /> } }
export const Large: Story = { args: { size: 'large', value: 'koi2026' } }
export const Disabled: Story = { args: { value: '王小明', disabled: true } }
export const ReadOnly: Story = { args: { value: '王**', readOnly: true } }
export const LongText: Story = { args: { value: '一段很长的文字，长到一行放不下，因此在末尾以省略号收束' } }

export const OnTouch: Story = {
  ...WithIcon,
  globals: { form: 'mobile' },
}
