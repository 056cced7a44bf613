/** Where payment providers call back. */
export const callbackPath = '/api/hooks/deposit'
