import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Field } from '../Field/Field.tsx'
import { RegionPicker } from './RegionPicker.tsx'

const places: readonly (readonly [string, readonly string[]])[] = [
  ['北京市', ['北京市']],
  ['上海市', ['上海市']],
  ['江苏省', ['南京市', '苏州市', '无锡市', '常州市', '南通市', '扬州市', '徐州市']],
  ['浙江省', ['杭州市', '宁波市', '温州市', '嘉兴市', '绍兴市', '金华市', '台州市', '舟山市']],
  ['福建省', ['福州市', '厦门市', '泉州市', '漳州市']],
  ['广东省', ['广州市', '深圳市', '珠海市', '佛山市', '东莞市', '中山市', '惠州市', '汕头市', '湛江市']],
  ['四川省', ['成都市', '绵阳市', '阿坝藏族羌族自治州']],
  ['新疆维吾尔自治区', ['乌鲁木齐市', '克孜勒苏柯尔克孜自治州']],
  ['湖北省', ['武汉市', '宜昌市']],
  ['湖南省', ['长沙市', '株洲市']],
  ['山东省', ['济南市', '青岛市']],
  ['河南省', ['郑州市', '洛阳市']],
]
const regions = places.map(([name, parts]) => ({
  id: name,
  name,
  parts: parts.map((part) => ({ id: part, name: part })),
}))

const meta = {
  title: '填写/RegionPicker',
  component: RegionPicker,
  args: { value: null, onValueChange: fn(), regions, regionLabel: '省份', partLabel: '城市' },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return (
      <div style={{ maxInlineSize: 343, minBlockSize: 420 }}>
        <Field label="开户地区">
          <RegionPicker {...args} value={value} onValueChange={setValue} />
        </Field>
      </div>
    )
  },
} satisfies Meta<typeof RegionPicker>

export default meta
type Story = StoryObj<typeof meta>

export const Floating: Story = {
  globals: { form: 'desktop' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: '开户地区' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    const provinces = await screen.findByRole('listbox', { name: '省份' })
    await waitFor(() => expect(provinces).toHaveFocus())
    await userEvent.keyboard('广{Enter}')
    const cities = screen.getByRole('listbox', { name: '城市' })
    await waitFor(() => expect(cities).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
    await expect(provinces).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await waitFor(() => expect(field).toHaveTextContent('广东省 深圳市'))
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('option', { name: '深圳市' })).toBeVisible())
    await userEvent.click(field)
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'false'))
    await userEvent.click(field)
    await userEvent.click(screen.getByRole('option', { name: '浙江省' }))
    await expect(screen.getByRole('option', { name: '杭州市' })).toBeVisible()
    await expect(field).toHaveTextContent('广东省 深圳市')
  },
}

export const OnPhone: Story = {
  args: { value: { region: '四川省', part: '成都市' } },
  globals: { form: 'mobile', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: '开户地区' })
    await userEvent.click(field)
    await screen.findByRole('dialog', { name: '开户地区' })
    await expect(screen.getByRole('option', { name: '成都市' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(screen.getByRole('option', { name: '上海市' }))
    const [, city] = screen.getAllByRole('option', { name: '上海市' })
    if (city) await userEvent.click(city)
    await waitFor(() => expect(field).toHaveTextContent(/^上海市$/))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(field)
    await screen.findByRole('dialog', { name: '开户地区' })
    await userEvent.click(screen.getByRole('option', { name: '江苏省' }))
  },
}

export const NotChosen: Story = { args: { placeholder: '请选择省份和城市' } }
export const LongNames: Story = {
  args: { value: { region: '新疆维吾尔自治区', part: '克孜勒苏柯尔克孜自治州' } },
  globals: { form: 'mobile', viewport: { value: 'narrow' } },
}
export const Invalid: Story = {
  render: (args) => (
    <Field label="开户地区" error="请选择开户地区。">
      <RegionPicker {...args} />
    </Field>
  ),
}
export const Disabled: Story = { args: { value: { region: '福建省', part: '厦门市' }, disabled: true } }
