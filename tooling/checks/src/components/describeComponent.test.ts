import { expect, test } from 'vitest'
import { describeComponent } from './describeComponent.ts'

const files = {
  name: 'Card',
  source: '/** A surface. Holds anything. */\nexport function Card() {}',
  stories:
    "title: '展示/Card',\nexport const Plain = {}\nexport const OnTouch = { globals: { form: 'mobile' } }",
  tests: "test('a', () => {})",
  budget: { script: 1, style: 0.5 },
}

test('what the files say is what is listed', () => {
  expect(describeComponent(files)).toEqual({
    name: 'Card',
    group: '展示',
    href: './?path=/docs/展示-card--docs',
    purpose: 'A surface.',
    status: 'ready',
    stories: 2,
    mobile: true,
    keyboard: false,
    budget: { script: 1, style: 0.5 },
  })
})

test.each([
  ['without stories', { ...files, stories: '' }],
  ['without a test', { ...files, tests: '' }],
  ['tagged so', { ...files, stories: `${files.stories}\ntags: ['beta']` }],
])('a component %s is beta', (_, changed) => {
  expect(describeComponent(changed).status).toBe('beta')
})

test.each(["userEvent.keyboard('{End}')", "await pressForReal('{Escape}')"])(
  'keys that a test presses count, wherever it lies: %s',
  (line) => {
    expect(describeComponent({ ...files, tests: line }).keyboard).toBe(true)
    expect(describeComponent({ ...files, stories: files.stories + line }).keyboard).toBe(true)
  },
)
