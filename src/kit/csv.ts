// Text for spreadsheets, and dollars as they read them.

/**
 * How a cell begins that a spreadsheet would calculate, for `escapeFormulae` of Papa Parse, whose own pattern leaves out
 * cells of several lines. Source: OWASP, CSV Injection.
 */
export const formulaStart = /^[=+@\t\r-]/

export const plainCell = (text: string): string => (formulaStart.test(text) ? `'${text}` : text)

export const dollarsCell = (cents: number): string => (cents / 100).toFixed(2)
