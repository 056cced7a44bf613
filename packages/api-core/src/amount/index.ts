export {
  AmountError,
  type AmountFormat,
  type AmountReason,
  fenToDecimal,
  formatAmount,
  parseAmount,
  parseDecimal,
  sanitizeAmount,
  sumFen,
} from './amount.ts'
