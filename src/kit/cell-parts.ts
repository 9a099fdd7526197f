// Several values in one cell of a spreadsheet: signs separate them, and a backslash makes a sign part of the text.

/** The text with a backslash before each of these signs. */
export const escaped = (text: string, signs: string): string =>
	[...text].map((sign) => (sign === '\\' || signs.includes(sign) ? `\\${sign}` : sign)).join('')

export const unescaped = (part: string): string => part.replaceAll(/\\(.)/gs, '$1')

/** The parts between these signs, still escaped, without spaces around them. */
export function partsAt(text: string, signs: string): string[] {
	const parts = ['']
	for (const token of text.match(/\\?[^]/g) ?? [])
		if (signs.includes(token)) parts.push('')
		else parts.push(`${parts.pop() ?? ''}${token}`)
	return parts.map((part) => part.trim())
}

/** What stands before the first of this sign and what behind it; undefined without one. */
export function cutAt(text: string, sign: string): [before: string, behind: string] | undefined {
	let at = 0
	while (at < text.length && text[at] !== sign) at += text[at] === '\\' ? 2 : 1
	return at < text.length ? [text.slice(0, at).trim(), text.slice(at + 1).trim()] : undefined
}
