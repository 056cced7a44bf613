import { Card } from '@koi/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import styles from './foundations.module.css'

const meta: Meta = { title: '基础/语气' }

export default meta
type Story = StoryObj

const examples = [
  { when: '出错时', say: '没有转账成功：主钱包余额不足，没有任何扣款。', avoid: '操作失败！请重试！' },
  { when: '空着时', say: '还没有收藏。在游戏卡片上点一下心形，就会出现在这里。', avoid: '暂无数据' },
  { when: '等待时', say: '多数在 30 分钟内到账。', avoid: '极速到账，秒到！' },
  { when: '确认时', say: '移除后需要重新绑定并经过短信确认。', avoid: '您确定要继续吗？' },
  {
    when: '提醒时',
    say: '已娱乐 60 分钟，本次净输 ¥320.00。休息一下也很好。',
    avoid: '再来一局，马上翻本！',
  },
]

export const Words: Story = {
  name: '措辞',
  render: () => (
    <div className={styles['page']}>
      <p className={styles['lead']}>
        平静、直白、准确、有礼。说发生了什么、意味着什么、可以怎么做；不催促，不夸大，不用感叹号。
      </p>
      <div className={styles['voice']}>
        {examples.map((example) => (
          <Card key={example.when} title={example.when}>
            <p>{example.say}</p>
            <p className={styles['avoid']}>
              不说：<s>{example.avoid}</s>
            </p>
          </Card>
        ))}
      </div>
    </div>
  ),
}
