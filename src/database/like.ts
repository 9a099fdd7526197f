// `like` patterns for typed text.

/** Escapes `%`, `_` and `\`. */
export const literally = (typed: string): string => typed.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** Matches the text anywhere. */
export const anywhere = (typed: string): string => `%${literally(typed)}%`
