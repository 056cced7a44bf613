import type { CallOptions, Client, ClientOptions, Endpoint, SchemaInput, SchemaOutput } from '@koi/api-core'

type LoadPart = <Part>(load: () => Promise<Part>) => Promise<Part>
type Reading<T> = CallOptions & { readonly read: (response: Response) => Promise<T | undefined> }

/**
 * A client whose code is loaded with its first call, by `loadPart`. A call belongs to the session that it was made in (D5):
 * where that has ended meanwhile, nothing is sent.
 *
 * @throws what `loadPart` throws, besides what a client does
 */
export function createLateClient(options: ClientOptions, loadPart: LoadPart): Client {
  const { session } = options
  let client: Client | null = null

  async function clientFor(name: string): Promise<Client> {
    if (client) return client
    const { epoch } = session
    const { AbortedError, allFeatures, createClient } = await loadPart(() => import('./fullClient.ts'))
    client ??= createClient({ ...allFeatures, ...options })
    if (session.epoch !== epoch) throw new AbortedError(name, 'epoch')
    return client
  }

  async function call<E extends Endpoint, T>(
    endpoint: E,
    input: SchemaInput<E['input']>,
    options: Reading<T>,
  ): Promise<T>
  async function call<E extends Endpoint>(
    endpoint: E,
    input: SchemaInput<E['input']>,
    options?: CallOptions,
  ): Promise<SchemaOutput<E['output']>>
  async function call(endpoint: Endpoint, input: unknown, options?: CallOptions): Promise<unknown> {
    return (await clientFor(endpoint.name)).call(endpoint, input, options)
  }
  return { session, call }
}
