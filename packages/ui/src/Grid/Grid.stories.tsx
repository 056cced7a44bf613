import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../Card/Card.tsx'
import { Grid } from './Grid.tsx'

const cells = ['体育', '真人', '棋牌', '电子', '彩票', '捕鱼'].map((name) => (
  <li key={name}>
    <Card>{name}</Card>
  </li>
))

const meta = { title: '展示/Grid', component: Grid, args: { children: cells } } satisfies Meta<typeof Grid>

export default meta
type Story = StoryObj<typeof meta>

export const AsManyAsFit: Story = {}

export const WideCells: Story = { args: { min: '20rem', gap: 'large' } }

export const OneCell: Story = { args: { children: cells.slice(0, 1) } }
