/** The origin of a port of a host, of this machine unless told otherwise. */
export function originOf(port: number, host = '127.0.0.1'): string {
  return `http://${host}:${port}`
}
