import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Picture } from '../Picture/Picture.tsx'
import { storyPicture } from '../testing/storyPicture.ts'
import { Carousel } from './Carousel.tsx'

const slides = [
  { id: 'welcome', label: '新会员首存礼，最高 ¥888', hue: 18, banner: 'koi-waves' },
  { id: 'rebate', label: '电子游戏每日返水 0.8%', hue: 165, banner: 'harbour-night' },
  { id: 'cup', label: '冬季联赛竞猜，每周开奖', hue: 250, banner: 'moon-scroll' },
  { id: 'limits', label: '给自己设一个存款限额', hue: 310, banner: 'harbour-night' },
].map(({ id, label, hue, banner }) => ({
  id,
  label,
  content: (
    <a href={`#${id}`} style={{ position: 'relative', display: 'block' }}>
      <Picture src={storyPicture(hue, `banners/${banner}-desktop.png`)} alt="" ratio="21 / 9" />
      <strong
        style={{
          position: 'absolute',
          inset: 'auto 0 0',
          padding: 'var(--space-12) var(--space-6) 56px',
          background:
            'linear-gradient(transparent, color-mix(in oklab, var(--color-fixed-dark) 78%, transparent))',
          color: 'var(--color-fixed-light)',
          fontSize: 22,
        }}
      >
        {label}
      </strong>
    </a>
  ),
}))

const meta = {
  title: '展示/Carousel',
  component: Carousel,
  args: { label: '活动', slides },
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  globals: { form: 'desktop' },
  play: async ({ canvas, userEvent }) => {
    const track = canvas.getByRole('group', { name: '活动' })
    const shown = () => Math.round(track.scrollLeft / track.clientWidth)
    await userEvent.click(canvas.getByRole('button', { name: '下一张' }))
    await waitFor(() => expect(shown()).toBe(1))
    await expect(canvas.getByRole('button', { name: /^第 2 张/ })).toHaveAttribute('aria-current', 'true')
    await userEvent.click(canvas.getByRole('button', { name: /^第 4 张/ }))
    await waitFor(() => expect(shown()).toBe(3))
    await userEvent.click(canvas.getByRole('button', { name: '下一张' }))
    await waitFor(() => expect(shown()).toBe(0))
    track.focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(shown()).toBe(3))
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(shown()).toBe(2))
    const reachable = canvas.getAllByRole('link').filter((link) => !link.closest('[inert]'))
    await expect(reachable.map((link) => link.textContent)).toEqual(['冬季联赛竞猜，每周开奖'])
  },
}

export const Swiped: Story = {
  globals: { form: 'mobile', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const track = canvas.getByRole('group', { name: '活动' })
    track.scrollTo({ left: track.clientWidth, behavior: 'instant' })
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^第 2 张/ })).toHaveAttribute('aria-current', 'true'),
    )
  },
}

export const DotsUnder: Story = { args: { dots: 'under' } }
export const Single: Story = { args: { slides: slides.slice(0, 1) } }
export const MovedByHand: Story = { args: { stayMs: null } }
