// How a family is reached: email addresses and phone numbers, as lists have them.

/** Longest address that mail servers accept. */
const longestEmail = 254
const email = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\.]+(?:\.[^\s@<>,;:"()[\]\\.]+)+$/u

export const isEmail = (text: string): boolean => text.length <= longestEmail && email.test(text)

/** "Pat Vale <Pat@Example.com>" and "mailto:pat@example.com" → "pat@example.com". */
export const plainEmail = (text: string): string =>
	(/<([^<>]+)>\s*$/.exec(text)?.[1] ?? text)
		.replace(/^mailto:/i, '')
		.trim()
		.toLowerCase()

/** As the North American plan has them: area and exchange begin with 2 to 9. */
const american = /^(?:\+?1)?([2-9]\d{2})([2-9]\d{2})(\d{4})$/
const international = /^\+[1-9]\d{7,14}$/
/** What people write between digits, and a whole number as some spreadsheets write it. */
const between = /\.0$|[\s().\u2010-\u2015/-]/gu

/** E.164 of a phone number, of the US without a country code; any other text stays as typed. */
export function plainPhone(text: string): string {
	const digits = text.replace(/^(?:tel:|cell:?|mobile:?|home:?)\s*/i, '').replaceAll(between, '')
	const [, area, exchange, line] = american.exec(digits) ?? []
	if (area !== undefined) return `+1${area}${exchange}${line}`
	return international.test(digits) && !digits.startsWith('+1') ? digits : text
}

export const isPhone = (text: string): boolean => /^\+\d{8,15}$/.test(plainPhone(text))

/** "(201) 555-0123"; numbers outside of North America as they are dialed. */
export const phoneLabel = (text: string): string => text.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
