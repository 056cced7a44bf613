import type { PhoneModel, SmsCodeModel } from '@koi/features/auth'
import { field } from './field.ts'

/** A phone number, and the code that may be sent to it. */
export const phoneAndCode: { readonly phone: PhoneModel; readonly code: SmsCodeModel } = {
  phone: {
    ...field('13800000000'),
    area: '86',
    areas: [
      { area: '86', name: '中国大陆' },
      { area: '852', name: '中国香港' },
    ],
    onArea: () => {},
  },
  code: {
    ...field(),
    status: 'idle',
    retryAt: null,
    canSend: true,
    onSend: () => {},
    onCountdownEnd: () => {},
    outboxUrl: null,
  },
}
