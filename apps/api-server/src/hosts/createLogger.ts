import { pino, type DestinationStream } from 'pino'
import type { Logger } from '../services/logger.ts'

/** Fields that are never written down, should one be passed on by mistake (D4, D22). */
const secrets = [
  't',
  'token',
  'key',
  'ticket',
  'password',
  'phone',
  'card',
  'account',
  'holder',
  'body',
  'query',
]

/** The same names one level down, where a field holds an object. */
const hidden = secrets.flatMap((name) => [name, `*.${name}`])

/** A line as a person at a terminal reads it: when, how bad, what, and the fields. */
function readable(line: string): string {
  const { time, level, message, ...fields }: Record<string, unknown> = JSON.parse(line)
  const pairs = Object.entries(fields).map(([name, value]) => `${name}=${String(value)}`)
  return `${[String(time).slice(11, 19), level, message, ...pairs].join(' ')}\n`
}

/**
 * Notes failures, one JSON line each, or readable lines for a terminal; requests that went well are not noted. Lines are
 * written before the call returns, so that none is lost with the process.
 *
 * @example
 * ```ts
 * createLogger(process.stderr, { terminal: process.stderr.isTTY })
 * ```
 */
export function createLogger(out: DestinationStream, { terminal = false } = {}): Logger {
  const log = pino(
    {
      level: 'error',
      messageKey: 'message',
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      redact: { paths: hidden, censor: '[hidden]' },
    },
    terminal
      ? {
          write: (line) => {
            out.write(readable(line))
          },
        }
      : out,
  )
  return {
    error: (message, fields) => log.error(fields ?? {}, message),
  }
}
