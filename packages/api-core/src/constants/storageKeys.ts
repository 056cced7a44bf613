/** Keys of the client storage (D5): the first three in session storage, the device id in local storage. */
export const STORAGE_KEYS = { token: 't', vid: 'vid', inviteCode: 'aid', deviceId: 'uuid' } as const
