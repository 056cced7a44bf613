import type { TokenName } from '@koi/ui'
import { textPairs } from '@koi/ui/testing'
import { primitiveNames, tokenNames } from '@koi/ui/tokenNames'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ColourPair } from './ColourPair.tsx'
import styles from './foundations.module.css'

const meta: Meta = { title: '基础/颜色' }

export default meta
type Story = StoryObj

const groups = [
  { title: '底与面', matches: /^(bg|surface|inverse|util|hero|fixed-light)/ },
  { title: '主色与金色', matches: /^(accent|gold)/ },
  { title: '状态', matches: /^(positive|negative|warning|info|danger)/ },
  { title: '银行卡', matches: /^bank/ },
] as const

const colours = tokenNames.filter((name) => name.startsWith('--color-'))
const textsOn = (ground: TokenName): readonly TokenName[] =>
  colours.filter((name) =>
    textPairs.some(([text, on]) => `--color-${text}` === name && `--color-${on}` === ground),
  )
const grounds = colours.filter((name) => textsOn(name).length > 0)

export const Semantic: Story = {
  name: '语义色',
  render: () => (
    <div className={styles['page']}>
      <p className={styles['lead']}>
        一次只有一个主色。每块底色上可以放的文字都在这里，右边是对比度；全部不低于
        4.5，两个主题、每个品牌都算过。
      </p>
      {groups.map(({ title, matches }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul className={styles['pairs']}>
            {grounds
              .filter((name) => matches.test(name.replace('--color-', '')))
              .map((ground) => (
                <ColourPair key={ground} ground={ground} texts={textsOn(ground)} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  ),
}

const scales = Map.groupBy(primitiveNames, (name) => name.replace(/^--|-\d+$/g, ''))

export const Scales: Story = {
  name: '色阶',
  render: () => (
    <div className={styles['page']}>
      <p className={styles['lead']}>语义色从这些色阶里取值。组件不直接用它们，检查会拦住。</p>
      <div className={styles['scales']}>
        {[...scales].map(([scale, steps]) => (
          <div key={scale} className={styles['scale']}>
            <code>{scale}</code>
            {steps.map((step) => (
              <span key={step} title={step} style={{ background: `var(${step})` }} />
            ))}
          </div>
        ))}
      </div>
    </div>
  ),
}
