import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { Modal, type ModalProps } from './Modal.tsx'

const orderModal = (props: Partial<ModalProps>) => (
  <Modal open title="充值订单" onClose={() => undefined} {...props}>
    编号 C0421
  </Modal>
)

const dialog = () => screen.getByRole('dialog', { name: '充值订单', hidden: true })

test('a modal is a dialog with a width on a desktop and a sheet with a height on a phone', () => {
  const { unmount } = renderUi(orderModal({ size: 'large' }))
  expect(dialog().dataset['size']).toBe('large')
  unmount()
  renderUi(orderModal({ height: 'full' }), { formFactor: 'mobile' })
  expect(dialog().dataset['height']).toBe('full')
})

test.each(['desktop', 'mobile'] as const)(
  'a modal that cannot be dismissed has no cross: %s',
  (formFactor) => {
    renderUi(orderModal({ dismissible: false }), { formFactor })
    expect(screen.queryByRole('button', { name: '关闭', hidden: true })).toBeNull()
  },
)

test('keeps its last content while it closes', () => {
  const { rerender } = renderUi(orderModal({}))
  rerender(orderModal({ open: false, title: '', children: null }))
  expect(dialog().textContent).toContain('编号 C0421')
})

test('closes although something in its content moves without end', async () => {
  const endless = {
    effect: { getComputedTiming: () => ({ endTime: Infinity }) },
    finished: new Promise(() => {}),
  }
  Object.assign(Element.prototype, { getAnimations: () => [endless] })
  const { rerender } = renderUi(orderModal({}))
  rerender(orderModal({ open: false }))
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull())
  Reflect.deleteProperty(Element.prototype, 'getAnimations')
})
