// Each message that the server and the toasts of the builder show has its own sentence in Spanish.
import { expect, test } from 'vitest'
import { messages as togetherMessages } from '#co-design/messages.ts'
import { messages } from '#designs/messages.ts'
import { readPlayers } from '#designs/rules/read-players.ts'
import { slotNames } from '#garments/template.ts'
import { addOnNames, decorationLocationNames, decorationMethodNames } from '#pricing/rules/decorations.ts'
import { builderPhrases } from './builder-phrases.ts'
import { spanishBuilder } from './spanish-builder.ts'

/** Of other pages: files to download, the list of designs, a new season. */
const elsewhere = new Set<string>([
	messages.noSuchSide,
	messages.renamed,
	messages.renameFailed,
	messages.newSeasonFailed,
	messages.noSuccessor,
	messages.tileLeft,
	messages.seasonYear,
])

const player = { name: 'Ana', number: '7', size: 'M', sizes: {}, quantity: 1 }
const wrongPlayers = [
	{ ...player, name: 'x'.repeat(61) },
	{ ...player, number: '1'.repeat(11) },
	{ ...player, size: 'x'.repeat(200) },
	{ ...player, sizes: 'x' },
	{ ...player, quantity: 0 },
	7,
].map((row) => readPlayers([row]))
const tooMany = readPlayers(Array.from({ length: 501 }, () => player))

const fixed = [...Object.values(messages), ...Object.values(togetherMessages)].filter(
	(message) => typeof message === 'string',
)
const methods = Object.values(decorationMethodNames).filter((name) => name !== 'Sublimation')
const whats = [...Object.values(slotNames), 'Wildcat head']
const shown = [
	...fixed.filter((message) => !elsewhere.has(message)),
	messages.savedVersion(3),
	messages.savedElsewhere(3),
	messages.pieceMissing('Jersey'),
	messages.digitsOnly('Full Block'),
	...methods.map(messages.notOffered),
	...whats.flatMap((what) => [
		...methods.map((method) => messages.notOfferedFor(what, method)),
		...Object.values(decorationLocationNames).map((place) => messages.noMethodFor(what, place)),
	]),
	...[...Object.values(addOnNames), 'This add-on'].map(
		(name) => `${name} is not made for this garment. Remove it under Add-Ons.`,
	),
	...[...wrongPlayers, tooMany].flatMap((read) => ('refusal' in read ? [read.refusal] : [])),
	'A design can have 20 links. Revoke one first.',
	'The shop could not be reached. Check your connection and try again.',
	'That is no design.',
]

test('the wrong rows are refused', () => {
	expect([...wrongPlayers, tooMany].every((read) => 'refusal' in read)).toBe(true)
})

test.each([...new Set(shown)])('in Spanish: %s', (message) => {
	const spanish = spanishBuilder.said(message)
	expect(spanish).not.toBe(builderPhrases.fallback)
	expect(spanish).not.toBe(message)
	expect(spanish).not.toMatch(/\b(?:the|your|is|please|of|not|name|number|front|back)\b|\$\d(?![\d.])/i)
})
