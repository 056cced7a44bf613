import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../Card/Card.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { Skeleton } from './Skeleton.tsx'

const meta = { title: '状态/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Lines: Story = {
  render: () => (
    <Card style={{ maxInlineSize: 360 }}>
      <Skeleton lines={4} />
    </Card>
  ),
}
export const Covers: Story = {
  render: () => (
    <Grid min="8rem">
      {['一', '二', '三', '四', '五', '六'].map((key) => (
        <li key={key}>
          <Skeleton shape="box" ratio="3 / 4" />
          <Skeleton width="60%" />
        </li>
      ))}
    </Grid>
  ),
}
export const Circle: Story = { args: { shape: 'circle', width: 36, height: 36 } }
export const OneLine: Story = { args: { width: '60%' } }
