/** For `expect.poll`, in milliseconds: longer than its default, since pictures are drawn at their first request. */
export const patience = { timeout: 20_000 } as const
