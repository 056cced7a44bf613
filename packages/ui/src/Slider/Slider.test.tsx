import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { Slider } from './Slider.tsx'

test('a value is told as a number and said in words', () => {
  const onValueChange = vi.fn()
  renderUi(
    <Slider
      aria-label="时长"
      value={60}
      max={240}
      formatValue={(n) => `${n} 分钟`}
      onValueChange={onValueChange}
    />,
  )
  const slider = screen.getByRole('slider', { name: '时长' })
  expect(slider.getAttribute('aria-valuetext')).toBe('60 分钟')
  expect(slider.style.getPropertyValue('--share')).toBe('0.25')
  fireEvent.change(slider, { target: { value: '90' } })
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(90)
})

test('a mark is one tap away', () => {
  const onValueChange = vi.fn()
  renderUi(
    <Slider
      aria-label="时长"
      value={60}
      max={240}
      marks={[
        { value: 60, label: '1 小时' },
        { value: 240, label: '4 小时' },
      ]}
      onValueChange={onValueChange}
    />,
  )
  expect(screen.getByRole('button', { name: '1 小时' }).getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: '4 小时' }))
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(240)
})
