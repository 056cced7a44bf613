import { expect, test } from 'vitest'
import { summary } from './summary.ts'

const spec = (title: string, ok: boolean, result: object) => ({
  title,
  ok,
  tests: [{ results: [{ status: ok ? 'passed' : 'failed', ...result }] }],
})

test('each story that is not as it was is named with its themes', () => {
  const suites = [
    {
      specs: [
        spec('按压/Button · Primary', true, {}),
        spec('按压/Button · Sizes', false, { errors: [{ message: 'Snapshot: dark/button--sizes.png' }] }),
        spec('展示/Card · Plain', true, { annotations: [{ type: 'new' }] }),
        spec('展示/Tag · All', false, { errors: [{ message: 'page.goto: timeout' }] }),
      ],
    },
  ]
  expect(summary({ suites })).toEqual([
    'changed  按压/Button · Sizes (dark)',
    'failed   展示/Tag · All',
    'new      展示/Card · Plain',
    '4 stories, 2 changed, 1 new',
  ])
})
