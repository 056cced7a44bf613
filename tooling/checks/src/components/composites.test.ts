import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeComponent } from './describeComponent.ts'

const sources = join(import.meta.dirname, '../../../../packages/ui/src')

/** Components of more than one control, or that open, move or choose. */
const composites = [
  'ActionSheet',
  'AmountInput',
  'CalendarMonth',
  'Carousel',
  'Collapse',
  'Combobox',
  'ConfirmDialog',
  'CopyButton',
  'DateRangePicker',
  'Dialog',
  'FloatingBubble',
  'ImageUploader',
  'IndexedPicker',
  'InfiniteScroll',
  'LineChart',
  'List',
  'Menu',
  'NavBar',
  'NoticeLine',
  'Pagination',
  'PasscodeInput',
  'PasswordInput',
  'PhoneInput',
  'Popover',
  'RadioGroup',
  'RegionPicker',
  'SearchBox',
  'Segmented',
  'Select',
  'Sheet',
  'SideRail',
  'Slider',
  'SmsCodeInput',
  'Stepper',
  'TabBar',
  'Table',
  'Tabs',
  'Toast',
  'Tooltip',
  'VirtualList',
]

test.each(composites)('the component %s is worked by keyboard in a story or a test of its own', (name) => {
  const folder = join(sources, name)
  const text = (ending: string) =>
    readdirSync(folder)
      .filter((file) => file.endsWith(ending))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n')
  const described = describeComponent({
    name,
    source: '',
    stories: text('.stories.tsx'),
    tests: text('.test.tsx'),
    budget: undefined,
  })
  expect(described.keyboard).toBe(true)
})
