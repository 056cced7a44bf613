import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { passTime } from '../testing/passTime.ts'
import { renderUi } from '../testing/renderUi.tsx'
import { Carousel } from './Carousel.tsx'

const slides = ['迎新', '返水', '世界杯'].map((label) => ({ id: label, label, content: <p>{label}的图</p> }))
const current = () =>
  screen
    .getAllByRole('button')
    .find((button) => button.getAttribute('aria-current'))
    ?.getAttribute('aria-label')

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('one slide follows another, and the first the last', () => {
  renderUi(<Carousel label="活动" slides={slides} stayMs={1000} />)
  expect(current()).toBe('第 1 张，共 3 张 迎新')
  passTime(1000)
  expect(current()).toBe('第 2 张，共 3 张 返水')
  passTime(1000)
  passTime(1000)
  expect(current()).toBe('第 1 张，共 3 张 迎新')
})

test('stopped, it stands still until it is let go', () => {
  renderUi(<Carousel label="活动" slides={slides} stayMs={1000} />)
  fireEvent.click(screen.getByRole('button', { name: '暂停' }))
  passTime(10_000)
  expect(current()).toContain('迎新')
  fireEvent.click(screen.getByRole('button', { name: '继续' }))
  passTime(1000)
  expect(current()).toContain('返水')
})

test.each<[string, () => void, () => void]>([
  [
    'while it is pointed at',
    () => fireEvent.pointerEnter(screen.getByRole('region'), { pointerType: 'mouse' }),
    () => fireEvent.pointerLeave(screen.getByRole('region'), { pointerType: 'mouse' }),
  ],
  [
    'while it holds the focus',
    () => screen.getByRole('button', { name: '下一张' }).focus(),
    () => screen.getByRole('button', { name: '下一张' }).blur(),
  ],
  [
    'while a finger is on it',
    () => fireEvent.touchStart(screen.getByRole('region')),
    () => fireEvent.touchEnd(screen.getByRole('region')),
  ],
  [
    'while the page is hidden',
    () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden'),
    () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible'),
  ],
])('the carousel stands still %s', (_when, hold, free) => {
  renderUi(<Carousel label="活动" slides={slides} stayMs={1000} />)
  hold()
  passTime(5000)
  expect(current()).toContain('迎新')
  free()
  passTime(1000)
  expect(current()).toContain('返水')
})

test('where less motion is asked for it never moves, and there is nothing to stop', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  renderUi(<Carousel label="活动" slides={slides} stayMs={1000} />)
  passTime(10_000)
  expect(current()).toContain('迎新')
  expect(screen.queryByRole('button', { name: '暂停' })).toBeNull()
})

test('what is not in sight is out of reach, and not made before its turn', () => {
  renderUi(<Carousel label="活动" slides={slides} stayMs={null} />)
  expect(screen.queryByText('世界杯的图')).toBeNull()
  expect(screen.getByText('返水的图').closest('[inert]')).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '上一张' }))
  expect(screen.getByText('世界杯的图').closest('[inert]')).toBeNull()
})

test('a single slide is just that', () => {
  renderUi(<Carousel label="活动" slides={slides.slice(0, 1)} />)
  expect(screen.getByText('迎新的图')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})
