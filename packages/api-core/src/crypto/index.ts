export { encryptSensitive } from './encryptSensitive.ts'
export { EncryptionError } from './encryptionError.ts'
export type { EncryptionReason } from './encryptionError.ts'
