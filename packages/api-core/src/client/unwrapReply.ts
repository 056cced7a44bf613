/**
 * Gives a reply's data when both status and data are present, else the fallback (specification, section 7). Present means
 * truthy for the status, and neither null nor undefined for the data.
 *
 * @example
 * ```ts
 * unwrapReply({ status: true, data: [1] }, []) // [1]
 * unwrapReply({ status: false, data: 'token' }, []) // []
 * ```
 */
export function unwrapReply<T>(
  reply: { readonly status?: unknown; readonly data?: T | null | undefined } | null | undefined,
  fallback: T,
): T {
  return (reply?.status ? reply.data : undefined) ?? fallback
}
