// What a team's order can take.

/** Lines of one order. */
export const maxBulkItems = 1_000
