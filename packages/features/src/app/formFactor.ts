/** Which shell this is. */
export type FormFactor = 'desktop' | 'mobile'
