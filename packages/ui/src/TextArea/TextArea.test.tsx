import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Field } from '../Field/Field.tsx'
import { renderUi } from '../testing/renderUi.tsx'
import { TextArea } from './TextArea.tsx'

function Story() {
  const [value, setValue] = useState('')
  return (
    <Field label="说明" error={value.length > 5 ? '太长' : null}>
      <TextArea value={value} onValueChange={setValue} maxLength={5} />
    </Field>
  )
}

test('lines arrive as they are typed and counted, under the label and with the error of the field', () => {
  renderUi(<Story />)
  const input = screen.getByRole('textbox', { name: '说明' })
  fireEvent.change(input, { target: { value: '一\n二' } })
  expect(input).toHaveProperty('value', '一\n二')
  expect(screen.getByText('3/5')).toBeDefined()
  expect(input.getAttribute('aria-invalid')).not.toBe('true')
  fireEvent.change(input, { target: { value: '一二三四五六' } })
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('太长').closest('[id]')?.id).toBe(input.getAttribute('aria-describedby'))
})
