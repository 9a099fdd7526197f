// Text for spreadsheets, and dollars as they read them.

/** Spreadsheets run text that looks like a formula. */
export const plainCell = (text: string): string => (/^[=+@\t\r-]/.test(text) ? `'${text}` : text)

export const dollarsCell = (cents: number): string => (cents / 100).toFixed(2)
