import { PictureUnavailableError } from './errors.ts'
import { type Manifest, readAnswer } from './messages.ts'
import { startBeside } from './startBeside.ts'

/** The program that draws, while it runs. */
export interface Drawing {
  readonly manifest: Promise<Manifest>
  /** Resolves once the file lies in the folder. What is asked for twice is drawn once. */
  draw(file: string): Promise<void>
  stop(): void
}

interface DrawingOptions {
  readonly program: string
  /** How long the program may have nothing to do before it is let go, in ms. */
  readonly idle: number
  /** Called once, when it takes no more orders. */
  readonly onEnd: () => void
}

/** Starts the program that draws. It draws in a process of its own, so that nothing here waits for the processor. */
export function startDrawing({ program, idle, onEnd }: DrawingOptions): Drawing {
  const child = startBeside(program)
  const manifest = Promise.withResolvers<Manifest>()
  const orders = new Map<string, PromiseWithResolvers<void>>()
  // Whoever waits hears of it; with nobody waiting it is no error.
  manifest.promise.catch(() => undefined)

  let ended = false
  let timer: NodeJS.Timeout | undefined

  function end(reason: string): void {
    if (ended) return
    ended = true
    clearTimeout(timer)
    onEnd()
    if (child.connected) child.disconnect()
    const error = new PictureUnavailableError(reason)
    manifest.reject(error)
    for (const order of orders.values()) order.reject(error)
    orders.clear()
  }

  function waitForOrders(): void {
    clearTimeout(timer)
    if (orders.size === 0)
      timer = setTimeout(() => end('The program that draws had nothing to do.'), idle).unref()
  }

  child.on('message', (message) => {
    const answer = readAnswer(message)
    if (answer?.kind === 'ready') manifest.resolve(answer)
    if (answer?.kind === 'drawn') orders.get(answer.file)?.resolve()
    if (answer?.kind === 'failed')
      orders.get(answer.file)?.reject(new PictureUnavailableError(`${answer.file}: ${answer.reason}`))
    if (answer && answer.kind !== 'ready') orders.delete(answer.file)
    waitForOrders()
  })
  child.once('error', (error) => end(error.message))
  child.once('exit', (code, signal) => end(`The program that draws ended with ${signal ?? code}.`))

  return {
    manifest: manifest.promise,
    async draw(file) {
      const known = orders.get(file)
      if (known) return known.promise
      if (ended) throw new PictureUnavailableError('The program that draws has ended.')
      const order = Promise.withResolvers<void>()
      orders.set(file, order)
      clearTimeout(timer)
      // A channel that breaks now ends the program, which refuses the order.
      child.send({ draw: file }, () => undefined)
      return order.promise
    },
    stop: () => end('The host of pictures has stopped.'),
  }
}
