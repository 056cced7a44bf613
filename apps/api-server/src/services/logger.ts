/** Where the server notes what it does. Never a body, a token, a phone number or a query (D22). */
export interface Logger {
  error(message: string, fields?: Readonly<Record<string, string | number | boolean>>): void
}
