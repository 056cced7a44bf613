import type { Selection } from './engine.ts'

const half = (id: string, zh: string, en: string): Selection => ({
  id,
  name: { 'zh-CN': zh, en },
  odds: 190,
  rtp: '95.00',
})

/** Big or small, odd or even, of a sum that falls on either side equally often. */
export const evenChances: readonly Selection[] = [
  half('big', '大', 'Big'),
  half('small', '小', 'Small'),
  half('odd', '单', 'Odd'),
  half('even', '双', 'Even'),
]
