/** Names of the request headers `d`, `lang`, `device`, `t` and of the reply headers `id`, `vid` (D3, D5). */
export interface HeaderNames {
  /** The brand's fixed value. */
  readonly d: string
  readonly lang: string
  readonly device: string
  /** The session token, sent only when there is one. */
  readonly t: string
  /** Reply: the rotated session token. */
  readonly id: string
  /** Reply: the visit id. */
  readonly vid: string
}
