import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Tabs } from './Tabs.tsx'

const meta: Meta = { title: '导航/Tabs', component: Tabs }

export default meta
type Story = StoryObj

const items = [
  { id: 'inbox', label: '站内信', count: 3 },
  { id: 'notice', label: '公告' },
  { id: 'promotion', label: '优惠通知', count: 12 },
]

export const WithPanels: Story = {
  render: function Render() {
    const [value, setValue] = useState('inbox')
    return (
      <Tabs label="消息种类" items={items} value={value} onValueChange={setValue}>
        {items.find((item) => item.id === value)?.label}的内容
      </Tabs>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    const tab = canvas.getByRole('tab', { name: '公告' })
    await expect(tab).toHaveFocus()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel', { name: '公告' })).toHaveTextContent('公告的内容')
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: /站内信/ })).toHaveFocus()
  },
}

export const Many: Story = {
  globals: { form: 'mobile' },
  render: function Render() {
    const [value, setValue] = useState('海风')
    const names = ['全部', '海风', '月台', '青瓦', '灯塔', '长林', '石桥', '望海', '风陵渡']
    return (
      <div style={{ inlineSize: 320 }}>
        <Tabs
          label="场馆"
          items={names.map((name) => ({ id: name, label: name }))}
          value={value}
          onValueChange={setValue}
        />
      </div>
    )
  },
}

export const LongText: Story = {
  render: function Render() {
    const [value, setValue] = useState('a')
    return (
      <div style={{ maxInlineSize: 420 }}>
        <Tabs
          label="消息种类"
          items={[
            { id: 'a', label: '系统维护与余额自动转回的公告', count: 128 },
            { id: 'b', label: '与我的取款申请有关的通知' },
            { id: 'c', label: '优惠' },
          ]}
          value={value}
          onValueChange={setValue}
        />
      </div>
    )
  },
}
