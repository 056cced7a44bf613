import type { Meta, StoryObj } from '@storybook/react-vite'
import styles from './foundations.module.css'

const meta: Meta = { title: '基础/文字' }

export default meta
type Story = StoryObj

const sizes = [48, 36, 28, 22, 18, 16, 14, 13, 12]

export const Sizes: Story = {
  name: '字号',
  render: () => (
    <div className={styles['page']}>
      <div>
        {sizes.map((size) => (
          <div key={size} className={styles['row']}>
            <code>{`font-size-${size}`}</code>
            <span style={{ fontSize: `var(--font-size-${size})`, lineHeight: size > 18 ? 1.25 : undefined }}>
              数字是主角 ¥12,345.67
            </span>
          </div>
        ))}
      </div>
      <div>
        {(['regular', 'medium', 'bold'] as const).map((weight) => (
          <div key={weight} className={styles['row']}>
            <code>{`font-weight-${weight}`}</code>
            <span style={{ fontWeight: `var(--font-weight-${weight})` }}>静水流深，金鳞自跃</span>
          </div>
        ))}
      </div>
    </div>
  ),
}
