import type { FromDrawing } from './messages.ts'

/**
 * Says something to the host. One that is gone by now hears nothing: without a callback the failed write would crash this
 * program, which is to end by the end of its channel.
 */
export function tellHost(message: FromDrawing): void {
  if (process.connected) process.send?.(message, () => undefined)
}
