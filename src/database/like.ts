// Patterns of `like` for what people type.

/** `%`, `_` and `\` are taken as they stand. */
export const literally = (typed: string): string => typed.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** Whatever holds it. */
export const anywhere = (typed: string): string => `%${literally(typed)}%`
