/** The names of this machine that a browser on it may use. */
export const localHosts: readonly string[] = ['127.0.0.1', 'localhost']
