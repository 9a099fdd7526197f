// Sentences of rules in another language, where parts of a sentence are translated, too. Without such parts, `Phrase`.

/** A sentence as a pattern, and what makes its translation of its parts. */
export type Saying = readonly [english: RegExp, spanish: (parts: readonly string[]) => string]

/** A sentence from its start to its end. */
export const match = (pattern: string, flags = ''): RegExp => new RegExp(`^${pattern}$`, flags)

/** Undefined for a sentence that none knows. */
export const sayingIn = (sayings: readonly Saying[], message: string): string | undefined => {
	for (const [english, spanish] of sayings) {
		const found = english.exec(message)
		if (found) return spanish(found.slice(1))
	}
	return undefined
}

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
