// Cuts text into the words that are indexed and looked up: the same way on both sides, on both engines.

export const longestQuery = 200
export const mostTokens = 12
const longestToken = 40

/** Words that say nothing about what is looked for. */
const stopWords = new Set(
	(
		'a an and are as at be by can could did do does for from get has have how i if in into is it its me my ' +
		'of on or our so that the their them there these they this to us was we what when where which who will ' +
		'with would you your need want looking show please some any much many about cheap cheapest affordable best good great nice buy'
	).split(' '),
)
export const isStopWord = (token: string): boolean => stopWords.has(token)

/** Lower case without accents and marks; whatever is neither letter nor digit becomes one space. */
export function normalize(text: string): string {
	return text
		.toWellFormed()
		.normalize('NFKC')
		.toLowerCase()
		.normalize('NFD')
		.replace(/\p{M}+/gu, '')
		.replace(/['’`]/gu, '')
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim()
}

/** What a visitor typed, cut to the length that is searched for. */
export const readQuery = (text: string): string =>
	Array.from(
		text
			.toWellFormed()
			.normalize('NFKC')
			.replace(/\p{C}+/gu, ' ')
			.trim(),
	)
		.slice(0, longestQuery)
		.join('')
		.replace(/\s+/g, ' ')

export const tokensOf = (text: string): string[] =>
	normalize(text)
		.split(' ')
		.filter(Boolean)
		.map((token) => Array.from(token).slice(0, longestToken).join(''))

/** A title or query for comparing as a whole. */
export const keyOf = (text: string): string => tokensOf(text).join(' ')
/** A model code without its marks: `FH-FB210` is `fhfb210`. */
export const squash = (text: string): string => tokensOf(text).join('')

const doubled = /([bdgmnprt])\1$/
const undouble = (word: string): string => word.replace(doubled, '$1')

/** `jerseys` and `jersey`, `printing` and `printed`: one form for both. Not a word, never shown. */
export function stem(word: string): string {
	if (word.length < 4 || /[^a-z]/.test(word)) return word
	let form = word
	if (/(?:ss|sh|ch|x|z)es$/.test(form)) form = form.slice(0, -2)
	else if (/[^su]s$/.test(form) && !form.endsWith('is')) form = form.slice(0, -1)
	if (form.length > 5 && form.endsWith('ing')) form = undouble(form.slice(0, -3))
	else if (form.length > 4 && /[^e]ed$/.test(form)) form = undouble(form.slice(0, -2))
	if (form.endsWith('ie')) form = form.slice(0, -1)
	else if (/[^aeiou]y$/.test(form)) form = `${form.slice(0, -1)}i`
	else if (form.length > 4 && form.endsWith('e')) form = form.slice(0, -1)
	return form.length > 6 && form.endsWith('eri') ? form.slice(0, -1) : form
}

/** The word as it stands and its stem, each once. */
export function formsOf(token: string): string[] {
	const root = stem(token)
	return root === token ? [token] : [token, root]
}

/** `t-shirt` is also searched for as `tshirt`. */
export function compoundsIn(text: string): string[] {
	const found = text.toWellFormed().match(/[\p{L}\p{N}]+(?:[-‐‑/][\p{L}\p{N}]+)+/gu) ?? []
	return found.map(squash).filter((word) => word.length <= longestToken)
}
