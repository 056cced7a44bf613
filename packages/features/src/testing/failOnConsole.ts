import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

let complaints: string[] = []

beforeEach(() => {
  complaints = []
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((first: unknown) => void complaints.push(String(first)))
})

// Anything React or a component has to complain about fails the test it happened in.
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  if (complaints.length > 0) throw new Error(`Unexpected console output: ${String(complaints[0])}`)
})
