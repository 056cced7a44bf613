import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { ErrorState } from './ErrorState.tsx'

test('what happened is told at once, with a way to try again', () => {
  const onRetry = vi.fn()
  renderUi(<ErrorState title="列表暂时打不开" onRetry={onRetry} />)
  expect(screen.getByRole('alert').textContent).toContain('列表暂时打不开')
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('the button to try again does nothing while a try is under way', () => {
  const onRetry = vi.fn()
  renderUi(<ErrorState title="列表暂时打不开" onRetry={onRetry} retrying />)
  fireEvent.click(screen.getByRole('button'))
  expect(onRetry).not.toHaveBeenCalled()
})

test('where trying again makes no sense it is not offered', () => {
  renderUi(<ErrorState title="列表暂时打不开" />)
  expect(screen.queryByRole('button')).toBeNull()
})
