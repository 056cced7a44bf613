export { EncryptionError, type EncryptionReason, encryptSensitive } from './encryptSensitive.ts'
