// What the builder says in Spanish of a sentence that the rules make in English.
import { expect } from 'vitest'
import { builderPhrases } from '#builder/rules/texts/builder-phrases.ts'
import { spanishBuilder } from '#builder/rules/texts/spanish-builder.ts'
import { colorNames } from '#designs/rules/colors.ts'

/**
 * Names of colors, fonts, art and sources, and what is typed, are data. Places in brackets are words of the fields, which
 * have their own test.
 */
const data = new RegExp(
	[
		String.raw`(?:NFHS|NCAA|USA) [\w ]+ (?:Rules|Requirements)(?:, rule 1)?`,
		'“.*?”',
		String.raw`\((?:la más cercana: )?[\w ]+\)`,
		'Wildcats(?: of the West)?',
		...colorNames(),
	].join('|'),
	'gi',
)
const english =
	/\b(?:the|is|are|of|and|in|on|with|has|have|for|it|at|from|choose|numbers|colors|team name|player name|high school|use|move|make|close|seam|lie|lies|but)\b/i

/** Why the Spanish of the message is none; undefined when it is. */
function faultOf(message: string, spanish: string): string | undefined {
	if (spanish === builderPhrases.fallback) return 'no phrase'
	if (spanish === message) return 'the same'
	if (/undefined|\$\d(?![\d.])/.test(spanish)) return 'a part is missing'
	return english.exec(spanish.replaceAll(data, ''))?.[0]
}

/** Every message has its Spanish, whole. */
export function expectSpanish(messages: readonly string[], spanish = spanishBuilder.said): void {
	expect(messages.length).toBeGreaterThan(0)
	const faults = [...new Set(messages)].flatMap((message) => {
		const fault = faultOf(message, spanish(message))
		return fault === undefined ? [] : [`${fault}: ${message} → ${spanish(message)}`]
	})
	expect(faults).toEqual([])
}
