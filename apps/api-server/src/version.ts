import packageJson from '../../../package.json' with { type: 'json' }

/** The product's version, from the root manifest. */
export const version: string = packageJson.version
