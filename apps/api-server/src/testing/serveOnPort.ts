import { connectionLimits, listen, type PortApp } from '../hosts/listen.ts'

/** Serves an app over real HTTP on a free port of 127.0.0.1. */
export async function serveOnPort(
  app: PortApp,
  limits = connectionLimits,
): Promise<{ origin: string; port: number; stop: () => Promise<void> }> {
  const listener = await listen(app, { port: 0, limits })
  const port = listener.port()
  return { origin: `http://127.0.0.1:${port}`, port, stop: () => listener.finish(1_000) }
}
