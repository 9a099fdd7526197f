// The pseudo-language: English with accents, a third longer, in brackets. It shows texts that are in no table, texts put
// together of parts, and layouts that have no space for a longer language.

/** These letters have one with an acute accent. */
const accented = /[aceilnorsuyz]/gi

/** Of a text's letters; with the brackets it grows by 30 to 40 percent. */
const growth = 0.3

const filling = 'one two three four five six seven eight nine ten '

/** `[Ćóńfíŕm one]`: the letters with an accent, a filling and the brackets. */
export function pseudoText(text: string): string {
	if (text.trim() === '') return text
	const missing = Math.ceil(text.length * growth)
	const more = filling
		.repeat(Math.ceil(missing / filling.length))
		.slice(0, missing)
		.trimEnd()
	return `[${text.replaceAll(accented, (letter) => `${letter}\u0301`.normalize())} ${more}]`
}

/** The same table with all its texts in the pseudo-language, also those that its functions answer. */
export function pseudoTexts<Texts>(texts: Texts): Texts {
	// Casts: every branch keeps the shape of what it is given.
	if (typeof texts === 'string') return pseudoText(texts) as Texts
	if (typeof texts === 'function')
		return ((...given: unknown[]) => pseudoTexts(texts(...given) as unknown)) as Texts
	if (Array.isArray(texts)) return texts.map((one: unknown) => pseudoTexts(one)) as Texts
	if (typeof texts !== 'object' || texts === null) return texts
	return Object.fromEntries(Object.entries(texts).map(([key, one]) => [key, pseudoTexts(one)])) as Texts
}
