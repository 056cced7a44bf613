const second = 1_000

/** The rules of feedback. */
export const feedbackRules = {
  /** What a member may send within a day. */
  perDay: 20,
  /** The simulated desk takes it up and answers after so long, in ms. */
  desk: { reviewAfter: 4 * second, answerAfter: 8 * second },
} as const

/** The rules of uploaded pictures; how large one may be stands in the contract. */
export const pictureRules = {
  /** One that is larger on a side is made smaller. */
  side: 2_048,
  /** Of WebP. */
  quality: 82,
  /** None is wider or higher, in px: a row of millions of pixels is hundreds of megabytes while it is made smaller. */
  longest: 16_384,
  /** Nor larger than so much before it is made smaller, in bytes: some formats are read as a whole, with 2 bytes a colour. */
  decodedBytes: 110_000_000,
  /** So many are decoded at the same moment, each in up to 200 MB, and so many wait for that. */
  decodings: 1,
  waiting: 15,
  /** None waits longer, in seconds: with its decoding that is less than the silence that ends a waiting connection. */
  patience: 18,
  /** How long one may take to decode, in seconds. */
  seconds: 10,
  /** So many a member has at most that no feedback uses: the oldest give way. */
  unused: 20,
} as const
