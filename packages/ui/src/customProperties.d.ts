import 'react'

declare module 'react' {
  interface CSSProperties {
    /** What a style sheet works with that only the component knows, such as a share. */
    [name: `--${string}`]: string | number | undefined
  }
}
