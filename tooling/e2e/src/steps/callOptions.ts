/**
 * Options of every call that a journey makes outside the page. The server closes a connection that was idle for 5 s; a
 * call that is sent over it at that very moment never arrives, and is sent over a new one.
 */
export const callOptions = { maxRetries: 2 } as const
