/** How a state of an order is coloured as a tag. */
export const orderTones = { pending: 'info', positive: 'positive', warning: 'warning' } as const
