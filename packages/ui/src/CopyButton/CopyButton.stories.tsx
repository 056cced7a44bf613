import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { pressForReal } from '../testing/realInput.ts'
import { CopyButton } from './CopyButton.tsx'

const meta = {
  title: '按压/CopyButton',
  component: CopyButton,
  args: {
    text: 'W261121203608',
    label: '单号',
    write: fn<(text: string) => Promise<void>>(() => Promise.resolve()),
  },
} satisfies Meta<typeof CopyButton>

export default meta
type Story = StoryObj<typeof meta>

export const WithText: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '复制 单号' }))
    await expect(args.write).toHaveBeenCalledWith('W261121203608')
    await expect(await canvas.findByRole('button', { name: '已复制 单号' })).toBeVisible()
  },
}

export const IconOnly: Story = { args: { iconOnly: true } }

export const NotAllowed: Story = {
  args: { write: fn<(text: string) => Promise<void>>(() => Promise.reject(new Error('denied'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('没有复制成功'))
    const offered = canvas.getByRole('textbox', { name: '单号' })
    await expect(offered).toHaveFocus()
    await expect(getSelection()?.toString()).toBe('W261121203608')
    if (!(await pressForReal('{Escape}'))) return
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull())
    await expect(canvas.getByRole('button', { name: '复制 单号' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '单号' })).toBeVisible())
  },
}
export const OnTouch: Story = { globals: { form: 'mobile' } }
