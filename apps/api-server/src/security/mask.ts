/** Hides the middle of a phone number: `138****0000`; short ones keep two digits on each side. */
export function mask(text: string): string {
  const [head, tail] = text.length >= 9 ? [3, 4] : [2, 2]
  return `${text.slice(0, head)}${'*'.repeat(Math.max(text.length - head - tail, 1))}${text.slice(-tail)}`
}
