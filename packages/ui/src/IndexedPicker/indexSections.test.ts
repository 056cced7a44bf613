import { expect, test } from 'vitest'
import { indexSections } from './indexSections.ts'

const item = (label: string, initial: string) => ({ id: label, label, initial })

test('things are parted A to Z, and what is under no letter comes last', () => {
  const sections = indexSections([
    item('招商银行', 'z'),
    item('95 银行', '9'),
    item('工商银行', 'G'),
    item('中国银行', 'Z'),
    item('无首字', ''),
  ])
  expect(
    sections.map(({ letter, items }) => `${letter} ${items.map(({ label }) => label).join(' ')}`),
  ).toEqual(['G 工商银行', 'Z 招商银行 中国银行', '# 95 银行 无首字'])
})
