/**
 * What the errors of this package have in common: a literal `kind`, and a `name` made of it (`session-expired` is a
 * `SessionExpiredError`, in minified code too). Details may quote a reply, so they can be read by name but are
 * not enumerable (D4): `JSON.stringify` gives `{}`, and a structured clone, such as
 * `postMessage` makes, keeps the message only. Send `kind` and what else is wanted by themselves.
 */
export abstract class TypedError<Kind extends string = string> extends Error {
  declare readonly kind: Kind

  constructor(kind: Kind, message: string, details: object) {
    super(message)
    const name = `${kind.replace(/^.|-./g, (start) => start.slice(-1).toUpperCase())}Error`
    for (const [key, value] of Object.entries({ name, kind, ...details }))
      Object.defineProperty(this, key, { value })
  }
}
