import { type Feedback, feedbackList, sendFeedback } from '@koi/contract/feedback'
import { upload } from '@koi/contract/upload'
import { MockRefusal } from './mockRefusal.ts'
import { mockRoute, type MockRoute } from './mockRoute.ts'
import type { MockState } from './mockState.ts'

const day = 86_400_000
const [reviewAfter, answerAfter] = [4_000, 12_000]

/** Feedback of the demo member: one that was answered at first, and what is sent, which a desk answers after a moment. */
export function feedbackRoutes(state: MockState): readonly MockRoute[] {
  const pictures = new Map<string, Feedback['pictures'][number]>()
  const at = (ms: number) => new Date(ms).toISOString()
  const sent: { readonly request: string; readonly at: number; readonly item: Feedback }[] = [
    {
      request: 'first',
      at: state.now() - 2 * day,
      item: {
        id: 'feedback-1',
        kind: 'game',
        text: '轮盘转动的时候画面停住了，刷新以后才继续。',
        pictures: [{ id: 'picture-1', url: '/pictures/gifts/turnover-18.png', width: 480, height: 192 }],
        state: 'received',
        createdAt: at(state.now() - 2 * day),
        reply: null,
      },
    },
  ]
  const now = ({ at: since, item }: (typeof sent)[number]): Feedback => {
    const age = state.now() - since
    if (age < reviewAfter) return item
    if (age < answerAfter) return { ...item, state: 'reviewing' }
    const text = '感谢您的反馈。我们已认真阅读并记录下来，您的意见会帮助我们做得更好。'
    return { ...item, state: 'answered', reply: { text, at: at(since + answerAfter) } }
  }
  return [
    mockRoute(upload, () => {
      const id = `picture-${pictures.size + 2}`
      const picture = { id, url: '/pictures/gifts/tea-set.png', width: 480, height: 192 }
      pictures.set(id, picture)
      return picture
    }),
    mockRoute(sendFeedback, ({ request, kind, text, pictures: ids = [] }) => {
      const known = sent.find((one) => one.request === request)
      if (known) return now(known)
      const used = ids.map((id) => {
        const picture = pictures.get(id)
        if (!picture) throw new MockRefusal('picture-unknown')
        return picture
      })
      const createdAt = at(state.now())
      const item: Feedback = {
        id: `feedback-${sent.length + 1}`,
        kind,
        text,
        pictures: used,
        state: 'received',
        createdAt,
        reply: null,
      }
      sent.unshift({ request, at: state.now(), item })
      return item
    }),
    mockRoute(feedbackList, ({ page = 1, page_size = 20 }) => ({
      items: sent.slice((page - 1) * page_size, page * page_size).map(now),
      page,
      pageSize: page_size,
      total: sent.length,
    })),
  ]
}
