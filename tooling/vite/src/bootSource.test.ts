import { expect, test } from 'vitest'
import { bootSource } from './bootSource.ts'

test('the boot script has no syntax that a browser which it leads away does not understand', () => {
  expect(bootSource).toContain('/unsupported.html')
  expect(bootSource).not.toMatch(/=>|\?\.|\?\?|\.\.\.|\b(?:let|const|class|async|await)\b/)
})
