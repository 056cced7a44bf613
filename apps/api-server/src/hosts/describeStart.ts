import type { ServerConfig } from '../config.ts'
import { demoMember } from '../seed/demoMember.ts'
import { originOf } from './originOf.ts'

/** What the terminal says once everything is served: the addresses and the demo login. */
export function describeStart({ ports, web }: ServerConfig): string {
  const shells = [`  desktop   ${originOf(ports.desktop)}`, `  mobile    ${originOf(ports.mobile)}`]
  return [
    'Koi is ready (sandbox, play money only).',
    ...(web ? shells : []),
    `  API       ${originOf(ports.api)}/api/docs`,
    `  sandbox   ${originOf(ports.sandbox)}/outbox`,
    `  log in    ${demoMember.account} / ${demoMember.password}, withdraw password ${demoMember.withdrawPassword}`,
    '  Ctrl-C ends it; all data is kept.',
  ].join('\n')
}
