import type { Meta, StoryObj } from '@storybook/react-vite'
import { Swatch } from './Swatch.tsx'
import styles from './foundations.module.css'

const meta: Meta = { title: '基础/颜色' }

export default meta
type Story = StoryObj

const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950]
const scales = ['ink', 'paper', 'koi', 'gold', 'jade', 'sky', 'amber', 'rose']

const groups = [
  {
    title: '底与面',
    pairs: [
      ['bg', 'text'],
      ['surface', 'text'],
      ['surface-raised', 'text'],
      ['surface-sunken', 'text-muted'],
      ['surface-hover', 'text-faint'],
      ['inverse', 'on-inverse'],
      ['util', 'on-util'],
    ],
  },
  {
    title: '主色与金色',
    pairs: [
      ['accent', 'on-accent'],
      ['accent-hover', 'on-accent'],
      ['accent-active', 'on-accent'],
      ['accent-soft', 'accent-text'],
      ['gold-soft', 'gold-text'],
      ['hero', 'on-hero'],
    ],
  },
  {
    title: '状态',
    pairs: [
      ['positive-soft', 'positive'],
      ['negative-soft', 'negative'],
      ['warning-soft', 'warning'],
      ['info-soft', 'info'],
      ['danger', 'on-danger'],
    ],
  },
  {
    title: '银行卡',
    pairs: [
      ['bank-blue', 'on-bank'],
      ['bank-red', 'on-bank'],
      ['bank-green', 'on-bank'],
      ['bank-purple', 'on-bank'],
      ['bank-neutral', 'on-bank'],
    ],
  },
] as const

export const Semantic: Story = {
  name: '语义色',
  render: () => (
    <div className={styles['page']}>
      {groups.map((group) => (
        <section key={group.title}>
          <h2>{group.title}</h2>
          <ul className={styles['swatches']}>
            {group.pairs.map(([ground, text]) => (
              <Swatch key={ground} token={`--color-${ground}`} on={`--color-${text}`} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  ),
}

export const Scales: Story = {
  name: '色阶',
  render: () => (
    <div className={styles['page']}>
      {scales.map((scale) => (
        <div key={scale} className={styles['scale']}>
          <code>{scale}</code>
          {steps.map((step) => (
            <span key={step} title={`${scale}-${step}`} style={{ background: `var(--${scale}-${step})` }} />
          ))}
        </div>
      ))}
    </div>
  ),
}
