import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Icon } from '../Icon/Icon.tsx'
import { ChevronRightIcon, DepositIcon, RefreshIcon } from '../Icon/icons.ts'
import { Button } from './Button.tsx'

const meta = {
  title: '按压/Button',
  component: Button,
  args: { children: '存款', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  args: { variant: 'primary' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '存款' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Variants: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Button variant="primary">核对并存款</Button>
      <Button>转账</Button>
      <Button variant="soft">查看规则</Button>
      <Button variant="ghost">取消</Button>
      <Button variant="danger">移除银行卡</Button>
      <Button variant="primary" pill icon={<Icon icon={DepositIcon} size="small" />}>
        存款
      </Button>
      <Button endIcon={<Icon icon={ChevronRightIcon} size="small" />}>进入大厅</Button>
    </div>
  ),
}

export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
      <Button variant="primary" size="small">
        试玩
      </Button>
      <Button variant="primary">进入游戏</Button>
      <Button variant="primary" size="large">
        注册并登录
      </Button>
    </div>
  ),
}

export const Loading: Story = {
  args: { variant: 'primary', loading: true, children: '正在提交' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '正在提交' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

/** Whatever it looked like before: sunken, with a faint text. */
export const Disabled: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Button variant="primary" disabled>
        请填写完整
      </Button>
      <Button disabled icon={<Icon icon={RefreshIcon} size="small" />}>
        刷新
      </Button>
      <Button variant="soft" disabled>
        查看规则
      </Button>
      <Button variant="ghost" disabled>
        试玩
      </Button>
      <Button variant="danger" disabled>
        移除银行卡
      </Button>
      <Button variant="inverse" disabled>
        登录
      </Button>
      <Button variant="ghost" aria-disabled>
        转入
      </Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const looks = canvas.getAllByRole('button').map((button) => {
      const { backgroundColor, borderColor, color } = getComputedStyle(button)
      return { backgroundColor, borderColor, color }
    })
    for (const look of looks) await expect(look).toEqual(looks[0])
  },
}

export const Block: Story = {
  args: { variant: 'primary', size: 'large', block: true, children: '核对并存款' },
}

export const LongText: Story = {
  args: { children: '将全部场馆余额转回主钱包并关闭自动转账，完成后再次提醒我核对' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
}

export const AsLink: Story = { args: { variant: 'primary', href: '#rules', children: '查看规则' } }

export const OnTouch: Story = {
  globals: { form: 'mobile' },
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxInlineSize: 343 }}>
      <Button variant="primary" size="large" block>
        核对并存款
      </Button>
      <div style={{ display: 'flex', gap: 12 }}>
        <Button>转账</Button>
        <Button variant="soft" size="small">
          查看规则
        </Button>
        <Button variant="ghost">取消</Button>
      </div>
    </div>
  ),
}
