import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { LockIcon, MailIcon, PhoneIcon, UserIcon } from '../Icon/icons.ts'
import { ListItem } from '../ListItem/ListItem.tsx'
import { MaskedText } from '../MaskedText/MaskedText.tsx'
import { Tag } from '../Tag/Tag.tsx'
import { List } from './List.tsx'

const meta: Meta<typeof List> = {
  title: '展示/List',
  component: List,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
}

export default meta
type Story = StoryObj<typeof List>

const pressed = fn()

export const Boxed: Story = {
  args: {
    boxed: true,
    children: (
      <>
        <ListItem
          start={<Icon icon={UserIcon} />}
          title="真实姓名"
          end={<MaskedText text="王**" label="王某某" />}
        />
        <ListItem
          start={<Icon icon={PhoneIcon} />}
          title="手机号"
          end={<MaskedText text="138****5678" label="尾号 5678" />}
          onPress={pressed}
        />
        <ListItem
          start={<Icon icon={MailIcon} />}
          title="邮箱"
          end={<Tag tone="warning">未绑定</Tag>}
          href="#mail"
        />
        <ListItem
          start={<Icon icon={LockIcon} />}
          title="取款密码"
          description="六位数字，每次取款时输入"
          end="已设置"
          href="#password"
        />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /手机号/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(pressed).toHaveBeenCalled()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /邮箱/ })).toHaveFocus()
  },
}

export const OnTouch: Story = { ...Boxed, globals: { form: 'mobile' } }

export const LongText: Story = {
  args: {
    boxed: true,
    children: (
      <ListItem
        start={<Avatar name="系统" />}
        title="您于二〇二六年十一月二十一日二十点三十六分提交的取款申请已经通过审核"
        description="资金预计在三十分钟内到达您尾号为 4417 的建设银行卡。"
        end="20:38"
        href="#message"
      />
    ),
  },
}
