/** How a process that decodes a picture ends, by its exit code; any other is a crash. */
export const decoded = { done: 0, broken: 10, tooLarge: 11, tooHeavy: 12 } as const
