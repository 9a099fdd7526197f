// Amounts as typed.

/** Whole cents from `1,234.5`, `$1234.50` and `12`; undefined for anything else. */
export function centsIn(text: string): number | undefined {
	const plain = text.trim().replace(/^\$\s*/, '')
	if (!/^(\d{1,7}|\d{1,3}(,\d{3}){1,2})(\.\d{1,2})?$/.test(plain)) return undefined
	const [dollars = '', fraction = ''] = plain.replaceAll(',', '').split('.')
	return Number(dollars) * 100 + Number(fraction.padEnd(2, '0'))
}

/** `1234.50`: for a field or a file. */
export const dollarsOf = (cents: number): string => (cents / 100).toFixed(2)
