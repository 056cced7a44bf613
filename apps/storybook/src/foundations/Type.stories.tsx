import { tokenNames } from '@koi/ui/tokenNames'
import type { Meta, StoryObj } from '@storybook/react-vite'
import styles from './foundations.module.css'
import { TokenValue } from './TokenValue.tsx'

const meta: Meta = { title: '基础/文字' }

export default meta
type Story = StoryObj

const sizes = tokenNames.filter((name) => name.startsWith('--font-size-')).toReversed()
const weights = tokenNames.filter((name) => name.startsWith('--font-weight-'))

export const Sizes: Story = {
  name: '字号',
  render: () => (
    <div className={styles['page']}>
      <p className={styles['lead']}>数字是主角：大、等宽、对齐、永不截断。</p>
      <div>
        {sizes.map((size) => (
          <div key={size} className={styles['row']}>
            <TokenValue token={size} />
            <span style={{ fontSize: `var(${size})`, lineHeight: 'var(--line-height-heading)' }}>
              余额 ¥12,345.67
            </span>
          </div>
        ))}
      </div>
    </div>
  ),
}

export const Weights: Story = {
  name: '字重',
  render: () => (
    <div className={styles['page']}>
      <div>
        {weights.map((weight) => (
          <div key={weight} className={styles['row']}>
            <TokenValue token={weight} />
            <span style={{ fontSize: 'var(--font-size-22)', fontWeight: `var(${weight})` }}>
              静水流深，金鳞自跃
            </span>
          </div>
        ))}
      </div>
    </div>
  ),
}

export const Reading: Story = {
  name: '正文与标题',
  render: () => (
    <div className={styles['page']}>
      <article className={styles['reading']}>
        <h2>提款一般多久到账？</h2>
        <p>
          多数在 30 分钟内到账，银行维护期间可能延长到 2
          小时。提交后可以在“资金明细”里看到每一步的时间；被退回的金额会立刻回到主钱包，不收任何费用。
        </p>
        <p>
          <small>更新于 2026-11-21 20:30</small>
        </p>
      </article>
      <div>
        <div className={styles['row']}>
          <TokenValue token="--line-height-heading" />
          <span>标题</span>
        </div>
        <div className={styles['row']}>
          <TokenValue token="--line-height-text" />
          <span>正文</span>
        </div>
      </div>
    </div>
  ),
}
