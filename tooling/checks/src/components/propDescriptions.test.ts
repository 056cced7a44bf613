import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const sources = join(import.meta.dirname, '../../../../packages/ui/src')

/** The props of a component's file that no doc comment stands above, as `CardProps.title`. */
function undescribed(source: string): readonly string[] {
  const faults: string[] = []
  let props = ''
  let before = ''
  for (const line of source.split('\n')) {
    props = /^(?:export )?interface (\w+Props)\b/.exec(line)?.[1] ?? (line.startsWith('}') ? '' : props)
    const name = /^ {2}(?:readonly )?('?[\w-]+'?)\??[:(]/.exec(line)?.[1]
    if (props && name && !before.trim().endsWith('*/')) faults.push(`${props}.${name}`)
    before = line
  }
  return faults
}

test('a prop without a doc comment is found', () => {
  expect(
    undescribed('export interface CardProps {\n  /** Names it. */\n  title: string\n  open: boolean\n}'),
  ).toEqual(['CardProps.open'])
})

test('every prop of every component says what it means', () => {
  const files = globSync('*/*.tsx', { cwd: sources }).filter((file) => !/\.(test|stories)\.tsx$/.test(file))
  expect(files.length).toBeGreaterThan(80)
  expect(
    files.flatMap((file) =>
      undescribed(readFileSync(join(sources, file), 'utf8')).map((prop) => `${basename(file)}: ${prop}`),
    ),
  ).toEqual([])
})
