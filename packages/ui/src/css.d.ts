declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

declare module '*.css' {}

declare module '*.css?raw' {
  const text: string
  export default text
}

interface ImportMeta {
  /** Vite's: the modules or texts of the files a pattern matches, by path. */
  glob<T>(
    pattern: string,
    options: { readonly eager: true; readonly query?: string; readonly import?: string },
  ): Readonly<Record<string, T>>
}
