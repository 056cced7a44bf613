/** The peer of a request as the Node server tells it; in process there is none. */
function peer(env: unknown): string {
  if (typeof env !== 'object' || env === null || !('incoming' in env)) return 'local'
  const { incoming } = env
  if (typeof incoming !== 'object' || incoming === null || !('socket' in incoming)) return 'local'
  const { socket } = incoming
  if (typeof socket !== 'object' || socket === null || !('remoteAddress' in socket)) return 'local'
  return typeof socket.remoteAddress === 'string' ? socket.remoteAddress : 'local'
}

/** The caller's address for rate limits; behind a trusted proxy, the last one it was forwarded for. */
export function clientAddress(env: unknown, headers: Headers, trustForwarded: boolean): string {
  const forwarded = trustForwarded ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return forwarded || peer(env)
}
