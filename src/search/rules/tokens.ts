// Splits text into words, identically for indexing and queries and on both engines.

export const longestQuery = 200
export const mostTokens = 12
const longestToken = 40

/** Words without meaning for a search. */
const stopWords = new Set(
	(
		'a an and are as at be by can could did do does for from get has have how i if in into is it its me my ' +
		'of on or our so that the their them there these they this to us was we what when where which who will ' +
		'with would you your need want looking show please some any much many about cheap cheapest affordable best good great nice buy'
	).split(' '),
)
export const isStopWord = (token: string): boolean => stopWords.has(token)

/** Lower case without accents; each run of other characters than letters and digits becomes one space. */
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

/** The typed text, cut to the maximum query length. */
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

/** The comparison key of a whole title or query. */
export const keyOf = (text: string): string => tokensOf(text).join(' ')
/** A model code without punctuation: `FH-FB210` becomes `fhfb210`. */
export const squash = (text: string): string => tokensOf(text).join('')

const doubled = /([bdgmnprt])\1$/
const undouble = (word: string): string => word.replace(doubled, '$1')

/** The same stem for `jerseys` and `jersey`, `printing` and `printed`. Not a word, never shown. */
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

/** The word and its stem, each once. */
export function formsOf(token: string): string[] {
	const root = stem(token)
	return root === token ? [token] : [token, root]
}

/** `t-shirt` is also searched for as `tshirt`. */
export function compoundsIn(text: string): string[] {
	const found = text.toWellFormed().match(/[\p{L}\p{N}]+(?:[-‐‑/][\p{L}\p{N}]+)+/gu) ?? []
	return found.map(squash).filter((word) => word.length <= longestToken)
}
