/** Where session storage has the session token (D5). By itself, so that a client carries no other key. */
export const TOKEN_KEY = 't'
