import { expect, test } from 'vitest'
import { matchOptions } from './matchOptions.ts'

const areas = [
  { label: '中国大陆', detail: '+86', keywords: 'zhongguodalu zgdl' },
  { label: '中国香港', detail: '+852', keywords: 'zhongguoxianggang zgxg' },
  { label: '新加坡', detail: '+65', keywords: 'xinjiapo xjp' },
]

test.each([
  ['', 3],
  ['  ', 3],
  ['中国', 2],
  ['+85', 1],
  ['ＺＧ', 2],
  ['xin jia', 1],
  ['巴西', 0],
])('"%s" finds %d', (text, count) => {
  expect(matchOptions(areas, text)).toHaveLength(count)
})
