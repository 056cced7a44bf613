import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { NoResultIcon } from '../Icon/icons.ts'
import { Empty } from './Empty.tsx'

const meta: Meta<typeof Empty> = {
  title: '状态/Empty',
  component: Empty,
  args: { title: '还没有收藏', description: '在游戏卡片上点一下心形，就会出现在这里。' },
}

export default meta
type Story = StoryObj<typeof Empty>

export const Plain: Story = { args: { action: <Button>去看看热门游戏</Button> } }
export const NoResult: Story = {
  args: {
    icon: NoResultIcon,
    title: '没有找到“jlyl”',
    description: '可以试试拼音首字母，或清除筛选。',
    action: <Button>清除筛选</Button>,
  },
}
export const Small: Story = { args: { size: 'small', description: undefined } }
export const LongText: Story = {
  args: {
    title: '这段时间内没有符合条件的投注记录',
    description: '可以放宽时间范围、换一个场馆，或者清除状态筛选；超过九十天的记录请联系客服查询。',
  },
}
export const OnTouch: Story = {
  globals: { form: 'mobile' },
  args: { action: <Button>去看看热门游戏</Button> },
}
