/** The device a shell is made for: a pointer and room, or a thumb and little of it. */
export type FormFactor = 'desktop' | 'mobile'
