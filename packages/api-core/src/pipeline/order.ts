import { custom } from './custom.ts'
import { deadline } from './deadline.ts'
import { encoding } from './encoding.ts'
import { envelope } from './envelope.ts'
import { epochGuard } from './epochGuard.ts'
import { observing } from './observing.ts'
import { retrying } from './retrying.ts'
import { senderHeaders } from './senderHeaders.ts'
import { sharing } from './sharing.ts'
import { token } from './token.ts'
import { validating } from './validating.ts'

/** The pipeline, outermost first. The order is decided here and nowhere else. */
export const ORDER = [
  observing,
  epochGuard,
  encoding,
  senderHeaders,
  custom,
  sharing,
  validating,
  deadline,
  retrying,
  envelope,
  token,
] as const
