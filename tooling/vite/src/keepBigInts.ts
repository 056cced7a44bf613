import type { Plugin } from 'vite'

const bigIntLiteral = /(?<![\w$.])\d[\d_]*n\b/

/**
 * Keeps modules with BigInt literals away from the React Compiler: oxc-transform-react 0.156.0 turns each `0n` inside a
 * compiled function into `undefined`, so `balance > 0n` is never true. Such a module keeps its code as written.
 */
export function keepBigInts(): Plugin {
  return {
    name: 'koi:keep-bigints',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?(\?|$)/, code: bigIntLiteral },
      handler: (code) => ({ code: `'use no memo';${code}`, map: null }),
    },
  }
}
