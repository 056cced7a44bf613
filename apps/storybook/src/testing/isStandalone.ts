const environment: Readonly<Record<string, unknown>> = import.meta.env

/** Whether stories are tested by a run of their own, and not from Storybook's panel, which shows what is in order as well. */
export const isStandalone = environment['VITEST_STORYBOOK'] === 'false'
