/** Where session storage has the visit id (D5). By itself, so that a client carries no other key. */
export const VID_KEY = 'vid'
