/** How long a step of a journey may take on a busy machine, in milliseconds: pictures are drawn at their first request. */
export const patience = { timeout: 45_000 } as const
