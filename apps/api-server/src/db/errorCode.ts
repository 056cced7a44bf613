/** What pg says of connections that are lost or not to be had, for which it gives no code. */
const codesByMessage: ReadonlyMap<string, string> = new Map([
  ['timeout exceeded when trying to connect', 'ETIMEDOUT'],
  ['Connection terminated due to connection timeout', 'ETIMEDOUT'],
  ['Connection terminated', 'ECONNRESET'],
  ['Connection terminated unexpectedly', 'ECONNRESET'],
  ['Client has encountered a connection error and is not queryable', 'ECONNRESET'],
  ['Postgres connection has been discarded', 'ECONNRESET'],
])

/** `ENOSPC` as the file system of the embedded engine numbers it. */
const noSpace = 51

/** The code an error carries: the SQLSTATE of either database engine, or a code of Node. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  if ('errno' in error && error.errno === noSpace) return 'ENOSPC'
  return error instanceof Error ? codesByMessage.get(error.message) : undefined
}

/** Connections, resources (of which a full disk is one), statements that took too long, and ends of the database. */
const unavailable =
  /^(?:08...|53...|57P0[1-5]|57014|25P0[34]|55P03|E(?:CONNREFUSED|CONNRESET|PIPE|NOTFOUND|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOSPC))$/

/** Whether the database cannot do now what it may do later. What a call had sent may still have taken effect. */
export function isUnavailable(error: unknown): boolean {
  return unavailable.test(errorCode(error) ?? '')
}

/** Whether there is no space left for the data. */
export function isDiskFull(error: unknown): boolean {
  return ['53100', 'ENOSPC'].includes(errorCode(error) ?? '')
}

/** The name of the unique constraint that an error of either engine reports, if it does. */
export function violatedConstraint(error: unknown): string | undefined {
  if (errorCode(error) !== '23505') return undefined
  if (typeof error !== 'object' || error === null || !('constraint' in error)) return undefined
  return typeof error.constraint === 'string' ? error.constraint : undefined
}
