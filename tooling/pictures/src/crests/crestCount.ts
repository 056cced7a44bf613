/** How many crests there are: `crests/c01` to `crests/c96`. */
export const crestCount = 96
