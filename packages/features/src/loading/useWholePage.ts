import { useDeferredValue } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'

/** Whether a page is whole from its first drawing on: gone back to, loaded again further down, or taken over from the server. */
export function useWholeAtOnce(): boolean {
  return useNavigationType() === NavigationType.Pop
}

/**
 * Whether a page draws all of itself by now. One that a link leads to, or a visit begins with at its top, draws what is seen
 * first, and the rest in a pass of its own behind that: it takes as long as its first screen. Any other is whole from the start,
 * so that its place and its markup are.
 */
export function useWholePage(): boolean {
  return useDeferredValue(true, useWholeAtOnce())
}
