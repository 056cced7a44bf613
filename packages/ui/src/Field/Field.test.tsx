import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'
import { Field } from './Field.tsx'

const described = () => {
  const input = screen.getByLabelText('账号')
  return document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent
}

test('the hint describes the control, and the error takes its place', () => {
  const control = <TextInput value="" onValueChange={() => {}} />
  const { rerender } = renderUi(
    <Field label="账号" hint="4 到 11 位">
      {control}
    </Field>,
  )
  expect(described()).toBe('4 到 11 位')
  expect(screen.getByLabelText('账号').getAttribute('aria-invalid')).toBeNull()
  rerender(
    <Field label="账号" hint="4 到 11 位" error="太短">
      {control}
    </Field>,
  )
  expect(described()).toBe('太短')
  expect(screen.getByLabelText('账号').getAttribute('aria-invalid')).toBe('true')
})

test('two fields never share an id', () => {
  renderUi(
    <>
      <Field label="账号">
        <TextInput value="" onValueChange={() => {}} />
      </Field>
      <Field label="密码">
        <TextInput value="" onValueChange={() => {}} />
      </Field>
    </>,
  )
  expect(screen.getByLabelText('账号').id).not.toBe(screen.getByLabelText('密码').id)
})
