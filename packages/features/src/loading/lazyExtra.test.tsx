import { render } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { lazyExtra } from './lazyExtra.ts'

test('a part whose chunk does not come leaves the page as it is', async () => {
  const Missing = lazyExtra(() => Promise.reject(new Error('the chunk is gone')))
  const { findByText, container } = render(
    <Suspense fallback="…">
      <p>page</p>
      <Missing />
    </Suspense>,
  )
  await findByText('page')
  expect(container.textContent).toBe('page')
})

test('a part whose chunk comes is shown', async () => {
  const There = lazyExtra(() => Promise.resolve(() => <p>part</p>))
  const { findByText } = render(
    <Suspense fallback={null}>
      <There />
    </Suspense>,
  )
  expect((await findByText('part')).isConnected).toBe(true)
})
