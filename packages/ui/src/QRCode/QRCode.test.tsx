import { screen } from '@testing-library/react'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { modulesPath } from './modulesPath.ts'
import { QRCode } from './QRCode.tsx'

test('draws the encoded modules inside a quiet zone of four', async () => {
  renderUi(<QRCode text="https://koi.example" label="下载地址" />)
  const code = await screen.findByRole('img', { name: '下载地址' })
  const modules = encode('https://koi.example', { ecc: 'M', border: 0 })
  expect(code.getAttribute('viewBox')).toBe(`0 0 ${modules.size + 8} ${modules.size + 8}`)
  expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h7v1h-7z/)
})

test('a text too long for a code leaves the place to what is written below', async () => {
  renderUi(
    <QRCode text={'x'.repeat(4000)} label="下载地址">
      请复制链接
    </QRCode>,
  )
  expect(await screen.findByText('请复制链接')).toBeDefined()
  expect(screen.queryByRole('img')).toBeNull()
})

test('runs of a row become one piece of the path', () => {
  expect(
    modulesPath([
      [true, true, false, true],
      [false, false, true, true],
    ]),
  ).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM2 1h2v1h-2z')
})
