import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from './Icon.tsx'
import * as icons from './icons.ts'

const meta: Meta<typeof Icon> = {
  title: '基础/Icon',
  component: Icon,
  args: { icon: icons.WalletIcon, label: '钱包' },
}

export default meta
type Story = StoryObj<typeof Icon>

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      <Icon {...args} size="small" />
      <Icon {...args} />
      <Icon {...args} size="large" />
    </div>
  ),
}

export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))', gap: 20 }}>
      {Object.entries(icons).map(([name, icon]) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 8 }}>
          <Icon icon={icon} size="large" />
          <small style={{ color: 'var(--color-text-muted)' }}>{name.replace(/Icon$/, '')}</small>
        </li>
      ))}
    </ul>
  ),
}
