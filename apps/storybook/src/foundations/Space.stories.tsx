import type { Meta, StoryObj } from '@storybook/react-vite'
import styles from './foundations.module.css'

const meta: Meta = { title: '基础/空间' }

export default meta
type Story = StoryObj

const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16]

export const Spacing: Story = {
  name: '间距',
  render: () => (
    <div className={styles['page']}>
      <div>
        {steps.map((step) => (
          <div key={step} className={styles['row']}>
            <code>{`space-${step} · ${step * 4}px`}</code>
            <span className={styles['bar']} style={{ inlineSize: `var(--space-${step})` }} />
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
        {[1, 2, 3].map((step) => (
          <div
            key={step}
            className={styles['box']}
            style={{ borderRadius: `var(--radius-${step})`, border: '1px solid var(--color-border)' }}
          >
            {`radius-${step}`}
          </div>
        ))}
        {[1, 2].map((step) => (
          <div
            key={step}
            className={styles['box']}
            style={{ borderRadius: 'var(--radius-3)', boxShadow: `var(--shadow-${step})` }}
          >
            {`shadow-${step}`}
          </div>
        ))}
      </div>
    </div>
  ),
}
