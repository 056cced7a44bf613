import type { ShellPorts } from './shellConfig.ts'

/** The development ports of a shell, from the same variables that `npm start` reads. */
export function shellPorts(shell: 'desktop' | 'mobile'): ShellPorts {
  const { KOI_API_PORT, KOI_DESKTOP_PORT, KOI_MOBILE_PORT } = process.env
  return {
    port: Number(shell === 'desktop' ? (KOI_DESKTOP_PORT ?? 4173) : (KOI_MOBILE_PORT ?? 4174)),
    apiPort: Number(KOI_API_PORT ?? 8787),
  }
}
