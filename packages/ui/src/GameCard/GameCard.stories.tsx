import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Grid } from '../Grid/Grid.tsx'
import { FavouriteIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { storyPicture } from '../testing/storyPicture.ts'
import { GameCard } from './GameCard.tsx'

const favourite = fn()

const meta = {
  title: '展示/GameCard',
  component: GameCard,
  args: {
    title: '锦鲤跃龙门',
    provider: '海风',
    detail: '返还率 95.2%',
    picture: storyPicture(262, 'games/g4001.png'),
    onPress: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 196 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GameCard>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '锦鲤跃龙门' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const WithBadgeAndAction: Story = {
  args: {
    badge: '热门',
    action: (
      <IconButton
        icon={FavouriteIcon}
        label="收藏锦鲤跃龙门"
        variant="overlay"
        size="small"
        onClick={favourite}
      />
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '收藏锦鲤跃龙门' }))
    await expect(favourite).toHaveBeenCalledOnce()
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

export const Unavailable: Story = { args: { unavailable: '维护中，预计 06:00 恢复' } }
export const CaptionOn: Story = { args: { caption: 'on', provider: '海风 · 返还率 96.1%' } }
export const LongTitle: Story = {
  args: {
    title: '九重灯火之长安夜市与琉璃塔的秘密传说',
    provider: 'Northern Lights Interactive',
    wrap: true,
  },
}
/** Three columns at 360 px: no English word is broken. */
export const NarrowEnglish: Story = {
  globals: { form: 'mobile', viewport: { value: 'phone' } },
  args: {
    title: 'Chrysanthemum Wine',
    unavailable: 'Under maintenance',
    caption: 'on',
    provider: 'Harbour',
  },
  decorators: [(Story) => <div style={{ inlineSize: 101 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    for (const text of ['Chrysanthemum Wine', 'Under maintenance']) {
      const node = canvas.getByText(text).firstChild
      if (!node) throw new Error(`${text} has no text node`)
      for (const { 0: word, index } of text.matchAll(/\w+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        await expect(range.getClientRects(), word).toHaveLength(1)
      }
    }
  },
}

export const BrokenPicture: Story = { args: { picture: 'data:image/png;base64,broken' } }

export const InGrid: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 'min(900px, 90vw)' }}>{Story()}</div>],
  render: (args) => (
    <Grid min="8rem">
      {[
        ['锦鲤跃龙门', 'g4001'],
        ['星港百家乐', 'g2001'],
        ['江南牛牛', 'g3010'],
        ['深海寻珍', 'g6001'],
        ['快三分分', 'g5006'],
        ['九重灯火', 'g4002'],
      ].map(([title = '', id = ''], index) => (
        <li key={title}>
          <GameCard
            {...args}
            title={title}
            badge={index === 0 ? '热门' : undefined}
            picture={storyPicture(index * 58 + 10, `games/${id}.png`)}
          />
        </li>
      ))}
    </Grid>
  ),
}
