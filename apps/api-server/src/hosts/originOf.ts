/** The origin of a port on this machine. */
export function originOf(port: number): string {
  return `http://127.0.0.1:${port}`
}
