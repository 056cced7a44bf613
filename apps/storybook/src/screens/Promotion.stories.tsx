import { promotion } from '@koi/features/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { PromotionView as Desktop } from '../../../web-desktop/src/screens/promotions/PromotionScreen.tsx'
import { PromotionView as Mobile } from '../../../web-mobile/src/screens/promotions/PromotionScreen.tsx'
import { inBothForms } from '../testing/inBothForms.tsx'

const onNext = fn()
const onCancel = fn()
const progress = {
  bonus: 25_000n,
  balance: 31_250n,
  held: 1_000n,
  required: 600_000n,
  done: 150_000n,
  released: 0n,
  lost: 0n,
  running: true,
  percent: 25,
  expires: '12-21 12:00',
}

const meta: Meta<typeof Desktop> = {
  ...inBothForms({ desktop: Desktop, mobile: Mobile }),
  title: '页面/活动详情',
  component: Desktop,
  args: { model: { ...promotion, onNext }, onList: fn() },
}

export default meta
type Story = StoryObj<typeof Desktop>

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '参加' }))
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveTextContent('参加“存款礼金”？')
  },
}

export const Guest: Story = { args: { model: { ...promotion, next: 'login' } } }

export const Running: Story = {
  args: {
    model: {
      ...promotion,
      next: null,
      progress,
      cancelling: {
        id: 'bonus-1',
        title: '存款礼金',
        kept: 100_000n,
        lost: 31_250n,
        held: 1_000n,
        remaining: 450_000n,
      },
      onCancel,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '取消彩金' }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('312.50')
  },
}

export const CancelOnTouch: Story = {
  ...Running,
  globals: { form: 'mobile', viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '取消彩金' }))
    const dialog = await screen.findByRole('alertdialog')
    const kept = await within(dialog).findByText('保留的现金')
    await expect(getComputedStyle(kept).fontWeight).toBe('400')
  },
}

export const ClaimedJustNow: Story = {
  args: {
    model: { ...promotion, next: null, progress, message: { tone: 'positive', text: '已领取' } },
  },
  play: async ({ canvas }) => {
    const outcome = canvas.getByRole('alert')
    await expect(outcome).toHaveTextContent('已领取')
    await waitFor(() => expect(outcome.parentElement).toHaveFocus())
    const expectInSight = async () => {
      const { top, bottom } = outcome.getBoundingClientRect()
      await expect(top).toBeGreaterThanOrEqual(0)
      await expect(bottom).toBeLessThanOrEqual(innerHeight)
    }
    await expectInSight()
    // What was claimed comes in above it a moment later.
    const above = document.createElement('div')
    above.style.blockSize = '1000px'
    outcome.parentElement?.before(above)
    await waitFor(expectInSight)
    above.remove()
  },
}

const inState = (label: string, tone: (typeof promotion)['promotion']['state']['tone']) => ({
  promotion: { ...promotion.promotion, state: { label, tone } },
  next: null,
})

export const Joined: Story = {
  args: {
    model: {
      ...promotion,
      ...inState('已参加', 'info'),
      next: 'deposit',
      leaving: { kind: 'deposit' },
      onCancel,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: '去存款' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '退出活动' }))
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog).toHaveTextContent('退出“存款礼金”？')
    await userEvent.click(within(dialog).getByRole('button', { name: '退出活动' }))
    await expect(onCancel).toHaveBeenCalled()
  },
}

export const Waiting: Story = {
  args: {
    model: {
      ...promotion,
      ...inState('可领取', 'gold'),
      leaving: { kind: 'claimable', bonus: 31_250n },
      waiting: {
        bonus: 31_250n,
        required: 600_000n,
        until: '11-28 20:12',
        behind: { title: '新会员见面礼', href: '/activity/list/newcomer-gift' },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('11-28 20:12')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '查看该彩金' })).toBeVisible()
  },
}

export const Claimable: Story = {
  args: {
    model: {
      ...promotion,
      ...inState('可领取', 'gold'),
      next: 'claim',
      leaving: { kind: 'claimable', bonus: 31_250n },
      waiting: { bonus: 31_250n, required: 600_000n, until: '11-28 20:12', behind: null },
    },
  },
}

const upcoming = inState('即将开始', 'info')
export const Upcoming: Story = {
  args: {
    model: {
      ...promotion,
      ...upcoming,
      promotion: { ...upcoming.promotion, period: '2026-12-01 00:00（GMT+8）开始' },
      reason: '活动还没有开始，开始后即可参加。',
    },
  },
}

export const Full: Story = {
  args: {
    model: {
      ...promotion,
      ...inState('名额已满', 'neutral'),
      reason: '名额已满。有会员退出时会空出名额，可以稍后再来看看。',
    },
  },
}

export const LevelTooLow: Story = {
  args: {
    model: {
      ...promotion,
      ...inState('等级不足', 'warning'),
      reason: '您目前是 VIP 0，达到 VIP 3 后即可参加。',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/达到 VIP 3/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '参加' })).toBeNull()
  },
}

export const NewcomersOnly: Story = {
  args: {
    model: {
      ...promotion,
      ...inState('限新会员', 'warning'),
      reason: '仅限注册 30 天内的会员参加，您的账号注册时间更早。',
    },
  },
}

/** Joined before, by a member who may receive no promotions any more. */
export const Withheld: Story = {
  args: {
    model: {
      ...promotion,
      ...inState('已参加', 'info'),
      reason: '目前不向您提供优惠。已参加的可以在本页退出；进行中的彩金照常完成，也可以取消。',
      leaving: { kind: 'deposit' },
      onCancel,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: '去存款' })).toBeNull()
    await expect(canvas.getByRole('button', { name: '退出活动' })).toBeVisible()
  },
}

export const Expired: Story = {
  args: {
    model: {
      ...promotion,
      ...inState('已过期', 'neutral'),
      progress: { ...progress, running: false, lost: 31_250n },
    },
  },
}

export const Cancelled: Story = {
  args: {
    model: {
      ...promotion,
      ...inState('已取消', 'neutral'),
      progress: { ...progress, running: false, lost: 31_250n },
      message: { tone: 'positive', text: '彩金已取消' },
    },
  },
}

export const Failed: Story = {
  args: { model: { status: 'error', message: '网络连接失败，请稍后再试', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible()
  },
}

export const Released: Story = {
  args: {
    model: {
      ...promotion,
      next: null,
      progress: { ...progress, running: false, done: 600_000n, percent: 100, released: 31_250n },
    },
  },
}

export const Refused: Story = {
  args: { model: { ...promotion, message: { tone: 'negative', text: '该优惠名额已满' } } },
}

export const RechargeSteps: Story = {
  args: {
    model: {
      ...promotion,
      next: 'deposit',
      steps: {
        deposited: 250_000n,
        items: [
          { step: 1, deposit: 100_000n, reward: 800n, reached: true, claimed: true },
          { step: 2, deposit: 200_000n, reward: 1_800n, reached: true, claimed: false },
          { step: 3, deposit: 500_000n, reward: 5_800n, reached: false, claimed: false },
        ],
      },
    },
  },
}

/** What was received before, and nothing to claim today. */
export const NothingToClaim: Story = {
  args: {
    model: {
      ...promotion,
      next: null,
      rebate: 0n,
      record: {
        status: 'ready',
        rows: [
          { id: 'b2', time: '11-21 08:10', bonus: 1_234n, state: { label: '已完成', tone: 'positive' } },
          { id: 'b1', time: '11-20 08:02', bonus: 88n, state: { label: '已完成', tone: 'positive' } },
        ],
        hasMore: false,
        loadingMore: false,
        moreError: null,
        onMore: fn(),
      },
    },
  },
}

export const Loading: Story = { args: { model: { status: 'loading' } } }

export const Gone: Story = { args: { model: { status: 'empty' } } }
