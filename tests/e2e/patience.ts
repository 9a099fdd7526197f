/** For `expect.poll`: longer than its default, as pictures are drawn when first asked for. In milliseconds. */
export const patience = { timeout: 20_000 } as const
