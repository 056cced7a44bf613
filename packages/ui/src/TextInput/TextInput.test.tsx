import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Field } from '../Field/Field.tsx'
import { renderUi } from '../testing/renderUi.tsx'
import { TextInput } from './TextInput.tsx'

function Account() {
  const [value, setValue] = useState('koi')
  return (
    <Field label="账号" error={value.length > 5 ? '太长' : null}>
      <TextInput value={value} onValueChange={setValue} />
    </Field>
  )
}

test('what is typed arrives, under the label and with the error of its field', () => {
  renderUi(<Account />)
  const input = screen.getByRole('textbox', { name: '账号' })
  expect(input.getAttribute('aria-invalid')).not.toBe('true')
  fireEvent.change(input, { target: { value: 'koi2026' } })
  expect(input).toHaveProperty('value', 'koi2026')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('太长').closest('[id]')?.id).toBe(input.getAttribute('aria-describedby'))
})
