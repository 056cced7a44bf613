/**
 * Lets JSON hold bigints, as text. Controls and the code block write arguments as JSON: without this a page with an
 * amount of fen crashes. For the workshop alone; a product that sent an amount as `5n` would be wrong.
 */
export function writeBigIntsAsText(): void {
  Object.defineProperty(BigInt.prototype, 'toJSON', {
    configurable: true,
    value(this: bigint) {
      return `${this}n`
    },
  })
}
