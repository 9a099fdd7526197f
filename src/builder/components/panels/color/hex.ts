// Parses typed colors.

/** `#rrggbb` in lower case from `#RGB`, `rgb`, `RRGGBB` or `#RRGGBB`; undefined for anything else. */
export function hexIn(text: string): string | undefined {
	const digits = /^\s*#?([0-9a-f]{3}|[0-9a-f]{6})\s*$/i.exec(text)?.[1]?.toLowerCase()
	if (!digits) return undefined
	return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`
}
