/** Makes a public key that a page can encrypt with. Nobody keeps the private one: the mock reads no secret. */
export async function publicKeyPem(): Promise<string> {
  const algorithm = {
    name: 'RSA-OAEP',
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
    hash: 'SHA-256',
  }
  const { publicKey } = await crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt'])
  const bytes = new Uint8Array(await crypto.subtle.exportKey('spki', publicKey))
  return `-----BEGIN PUBLIC KEY-----\n${btoa(String.fromCharCode(...bytes))}\n-----END PUBLIC KEY-----\n`
}
