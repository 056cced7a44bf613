import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { componentEntries } from './componentEntries.ts'
import { ComponentOverview } from './ComponentOverview.tsx'

const meta = { title: '总览/组件', component: ComponentOverview, tags: ['!autodocs'] } satisfies Meta<
  typeof ComponentOverview
>

export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  name: '全部组件',
  play: async ({ canvas, userEvent }) => {
    await expect(componentEntries.filter(({ href }) => href === '').map(({ name }) => name)).toEqual([])
    const button = canvas.getByRole('link', { name: 'Button' })
    await expect(button).toHaveAttribute('href', './?path=/docs/按压-button--docs')
    await userEvent.type(canvas.getByRole('searchbox', { name: '查找组件' }), 'IconButton')
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Button' })).toBeNull())
    await expect(canvas.getByRole('link', { name: 'IconButton' })).toBeVisible()
    await userEvent.clear(canvas.getByRole('searchbox', { name: '查找组件' }))
  },
}
