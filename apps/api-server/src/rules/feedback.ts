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
  /**
   * So many are decoded at the same moment, each in up to 200 MB, and so many wait for that: no more than are done before the
   * silence of a waiting connection ends it.
   */
  decodings: 1,
  waiting: 15,
  /** How long one may take to decode, in seconds. */
  seconds: 10,
  /** So many a member may have that no feedback uses. */
  unused: 20,
} as const
