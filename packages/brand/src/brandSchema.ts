import * as v from 'valibot'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'))
const token = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]*$/, 'is no header name: small letters, digits and hyphens'),
)

const origin = v.pipe(
  v.string(),
  v.url('is no URL'),
  v.regex(/^https?:\/\/[^/?#\s]+$/, 'is no origin: scheme, host and port only'),
)

const timeZone = v.pipe(
  text,
  v.check((zone) => Intl.supportedValuesOf('timeZone').includes(zone), 'is no IANA time zone'),
)

const path = v.pipe(v.string(), v.regex(/^M[-\d.\sA-Za-z,]+$/, 'is no SVG path data'))

/** Every field of a brand module (D19) and what makes it valid. */
export const brandSchema = v.strictObject({
  /** Folder name of the brand, as `KOI_BRAND` gives it. */
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]*$/, 'is not made of small letters and digits')),
  /** What players read, per language. */
  names: v.strictObject({ 'zh-CN': text, en: text }),
  /** Languages on offer; the first is the one a new player sees. */
  locales: v.pipe(v.array(v.picklist(['zh-CN', 'en'])), v.minLength(1, 'names no language')),
  /** Business time zone of days and presets (D12). */
  timeZone,
  /** Fixed value of the `d` header on every call (D3). */
  d: text,
  /** Names of the headers on the wire (D3). */
  headerNames: v.strictObject({ d: token, lang: token, device: token, t: token, id: token, vid: token }),
  /** Venues shown, in this order. */
  venueIds: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
    v.minLength(1, 'names no venue'),
    v.check((ids) => new Set(ids).size === ids.length, 'names a venue twice'),
  ),
  /** Appended to picture URLs as `?v=` (D15). */
  assetVersion: v.pipe(v.string(), v.regex(/^[\w.-]+$/, 'has characters a query would escape')),
  /** Value of `data-brand` on the root element and name of the token sheet in the ui package; the build looks for it. */
  theme: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]*$/, 'is not made of small letters and digits')),
  /** The mark: path data painted in the current colour on a square view box. */
  logo: v.strictObject({
    viewBox: v.pipe(v.string(), v.regex(/^0 0 (\d+) \1$/, 'is no square view box from the origin')),
    paths: v.pipe(v.array(path), v.minLength(1, 'has no path')),
    /** Colour of the tile behind the mark on icons, in OKLCH: lightness, chroma, hue. */
    tile: v.tuple([v.number(), v.number(), v.number()]),
  }),
  /** Switches of what the site offers. */
  features: v.strictObject({
    /** Sensitive fields are encrypted before they are sent (D14). */
    encrypt: v.boolean(),
    /** The site says that it plays with sandbox money (D1). */
    sandbox: v.boolean(),
    /** A new tab of a browser opens logged in: it joins the login of another tab (D5). */
    handOver: v.boolean(),
  }),
  /** Services that may be told of page views (D17): the origin of their script, which alone the pages load, and how they are spoken with. One on this machine without a port is that of the sandbox. */
  analytics: v.array(v.strictObject({ provider: v.picklist(['baidu', 'matomo']), origin })),
  /** Whether they are told only after the player has agreed to it (D17). */
  analyticsConsent: v.boolean(),
  /** Years; the server holds registrations to it. */
  minimumAge: v.pipe(v.number(), v.integer(), v.minValue(18, 'is below 18')),
  /** Contacts that registration asks for beside the phone, in this order. */
  registrationContacts: v.pipe(
    v.array(v.strictObject({ field: v.picklist(['email', 'wechat', 'qq']), required: v.boolean() })),
    v.check(
      (contacts) => new Set(contacts.map(({ field }) => field)).size === contacts.length,
      'names a contact twice',
    ),
  ),
  /** ISO 3166-1 alpha-2 codes of the regions served: phones of other regions cannot register. */
  servedRegions: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'is no region code'))),
    v.minLength(1, 'serves no region'),
  ),
  /**
   * The page of customer service, which the shells frame and which says that it is there (`@koi/contract/desk`), and where to
   * write instead. A page on this machine without a port is that of the sandbox.
   */
  customerService: v.strictObject({
    url: v.pipe(v.string(), v.url('is no URL'), v.regex(/^https?:/, 'is no page')),
    mail: v.pipe(v.string(), v.email('is no mail address')),
  }),
  /** Where each shell is reached (D16). One on this machine gets its port from the server's settings. */
  origins: v.strictObject({ desktop: origin, mobile: origin }),
})
