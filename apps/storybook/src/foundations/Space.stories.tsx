import { tokenNames } from '@koi/ui/tokenNames'
import type { Meta, StoryObj } from '@storybook/react-vite'
import styles from './foundations.module.css'
import { TokenValue } from './TokenValue.tsx'

const meta: Meta = { title: '基础/空间' }

export default meta
type Story = StoryObj

const named = (prefix: string) => tokenNames.filter((name) => name.startsWith(prefix))

export const Spacing: Story = {
  name: '间距',
  render: () => (
    <div className={styles['page']}>
      <p className={styles['lead']}>一切都落在 4 px 的格子上。</p>
      <div>
        {named('--space-').map((step) => (
          <div key={step} className={styles['row']}>
            <TokenValue token={step} />
            <span className={styles['bar']} style={{ inlineSize: `var(${step})` }} />
          </div>
        ))}
      </div>
    </div>
  ),
}

export const Density: Story = {
  name: '密度',
  render: () => (
    <div className={styles['page']}>
      <p className={styles['lead']}>工具栏的“设备”切换密度：指针用的桌面版，手指用的手机版。</p>
      <div>
        {named('--control-height').map((token) => (
          <div key={token} className={styles['row']}>
            <TokenValue token={token} />
            <span className={styles['control']} style={{ blockSize: `var(${token})` }} />
          </div>
        ))}
        {(['--control-padding', '--row-padding', '--page-gutter'] as const).map((token) => (
          <div key={token} className={styles['row']}>
            <TokenValue token={token} />
            <span className={styles['bar']} style={{ inlineSize: `var(${token})` }} />
          </div>
        ))}
      </div>
    </div>
  ),
}

export const Shape: Story = {
  name: '圆角与阴影',
  render: () => (
    <div className={styles['page']}>
      <div className={styles['boxes']}>
        {named('--radius-').map((token) => (
          <div key={token} className={styles['box']} data-lined style={{ borderRadius: `var(${token})` }}>
            <TokenValue token={token} />
          </div>
        ))}
      </div>
      <div className={styles['boxes']}>
        {named('--shadow-').map((token) => (
          <div key={token} className={styles['box']} style={{ boxShadow: `var(${token})` }}>
            <code>{token.replace('--', '')}</code>
          </div>
        ))}
      </div>
    </div>
  ),
}
