// Limits of a team order.

/** Maximum lines per order. */
export const maxBulkItems = 1_000
