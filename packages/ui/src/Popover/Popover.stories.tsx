import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Field } from '../Field/Field.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'
import { pressForReal } from '../testing/realInput.ts'
import { Popover } from './Popover.tsx'

const explanation = (
  <div style={{ display: 'grid', gap: 8 }}>
    <strong>什么是流水</strong>
    <p style={{ color: 'var(--color-text-muted)' }}>
      已结算的有效投注额之和。领取奖金后，达到要求的流水即可取款；当前进度随时可以在钱包里查看。
    </p>
    <a href="#turnover" style={{ color: 'var(--color-accent-text)' }}>
      查看规则
    </a>
  </div>
)

const meta = {
  title: '浮层/Popover',
  component: Popover,
  args: {
    label: '流水说明',
    trigger: (props) => <Button {...props}>什么是流水</Button>,
    children: explanation,
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

export const Floating: Story = {
  globals: { form: 'desktop' },
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: '什么是流水' })
    await userEvent.click(trigger)
    await waitFor(() => expect(screen.getByRole('link', { name: '查看规则' })).toHaveFocus())
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true)
    await userEvent.click(trigger)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
    await userEvent.click(trigger)
    await waitFor(() => expect(screen.getByRole('dialog', { name: '流水说明' })).toBeVisible())
    if (!(await pressForReal('{Escape}'))) return
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(trigger).toHaveFocus()
    await pressForReal('{Enter}')
    await waitFor(() => expect(screen.getByRole('link', { name: '查看规则' })).toHaveFocus())
  },
}

export const WithForm: Story = {
  globals: { form: 'desktop' },
  args: {
    label: '改备注',
    align: 'end',
    trigger: (props) => <Button {...props}>改备注</Button>,
    children: (close) => (
      <form
        style={{ display: 'grid', gap: 12, inlineSize: '16rem' }}
        onSubmit={(event) => {
          event.preventDefault()
          close()
        }}
      >
        <Field label="备注">
          <TextInput value="家用" onValueChange={() => {}} />
        </Field>
        <Button type="submit" variant="primary">
          保存
        </Button>
      </form>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: '改备注' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByLabelText('备注')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(trigger).toHaveFocus())
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByLabelText('备注')).toHaveFocus())
  },
}

export const AtTheBottom: Story = {
  globals: { form: 'desktop' },
  args: { side: 'above', align: 'center' },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 280, textAlign: 'center' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: '什么是流水' })
    await userEvent.click(trigger)
    const panel = await screen.findByRole('dialog')
    await waitFor(() =>
      expect(panel.getBoundingClientRect().bottom).toBeLessThan(trigger.getBoundingClientRect().top),
    )
  },
}

export const TabLeavesIt: Story = {
  globals: { form: 'desktop' },
  render: (args) => (
    <div style={{ display: 'flex', gap: 12 }}>
      <Popover {...args} />
      <Button>下一项</Button>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '什么是流水' }))
    await waitFor(() => expect(screen.getByRole('link', { name: '查看规则' })).toHaveFocus())
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '下一项' })).toHaveFocus()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const AsSheet: Story = {
  globals: { form: 'mobile', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '什么是流水' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: '流水说明' })).toBeVisible())
    await expect(screen.getByRole('link', { name: '查看规则' })).toBeVisible()
  },
}
