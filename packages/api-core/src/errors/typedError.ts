/**
 * What the errors of this package have in common: a literal `kind`, and a `name` made of it (`session-expired` is a
 * `SessionExpiredError`, in minified code too). What an error tells may quote a reply: it is at hand for those who ask for
 * it, and not enumerable (D4): `JSON.stringify` gives `{}`, and a structured clone, such as
 * `postMessage` makes, keeps the message only. Send `kind` and what else is wanted by themselves.
 */
export abstract class TypedError<Kind extends string = string> extends Error {
  declare readonly kind: Kind

  constructor(kind: Kind, message: string, told: object) {
    super(message)
    const name = `${kind.replace(/^.|-./g, (start) => start.slice(-1).toUpperCase())}Error`
    for (const [key, value] of Object.entries({ name, kind, ...told }))
      Object.defineProperty(this, key, { value })
  }
}
