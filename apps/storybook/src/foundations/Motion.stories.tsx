import { Button } from '@koi/ui'
import { tokenNames } from '@koi/ui/tokenNames'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import styles from './foundations.module.css'
import { TokenValue } from './TokenValue.tsx'

const meta: Meta = { title: '基础/动效' }

export default meta
type Story = StoryObj

const durations = tokenNames.filter((name) => name.startsWith('--duration-'))
const easings = tokenNames.filter((name) => name.startsWith('--ease-'))

function Tracks() {
  const [there, setThere] = useState(false)
  return (
    <div className={styles['page']}>
      <p className={styles['lead']}>
        什么都不闪、不催、不跳。动效只有 120 到 240 毫秒，说明东西从哪里来；系统要求减少动态效果时，直接到位。
      </p>
      <div>
        <Button variant="primary" onClick={() => setThere(!there)}>
          再动一次
        </Button>
      </div>
      {easings.map((easing) => (
        <section key={easing}>
          <h2>
            <TokenValue token={easing} />
          </h2>
          {durations.map((duration) => (
            <div key={duration} className={styles['row']}>
              <TokenValue token={duration} />
              <span className={styles['track']} data-there={there || undefined}>
                <i
                  style={{
                    transitionDuration: `var(${duration})`,
                    transitionTimingFunction: `var(${easing})`,
                  }}
                />
              </span>
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}

export const Durations: Story = { name: '时长与缓动', render: () => <Tracks /> }
