/** The digits of a text, full-width ones as plain ones; everything else goes. */
export function digitsOnly(text: string): string {
  return text
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/\D/g, '')
}
