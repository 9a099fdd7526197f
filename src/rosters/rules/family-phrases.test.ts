import { expect, test } from 'vitest'
import { letterTrouble } from '#garments/lettering/alphabet.ts'
import { messageIn } from '#kit/translations.ts'
import { knownSports } from '#sports/sports.ts'
import { expectEvery } from '../../../tests/matrix.ts'
import { messages } from '../messages.ts'
import { rosterPhrases } from './family-phrases.ts'
import { besideTrouble, numberTrouble, playerNotes } from './notes.ts'
import { emptyPlayer } from './player.ts'

const badRow = { ...emptyPlayer, number: '1x', size: '6XL', shortsSize: 'huge' }
const ofFamilies = [
	messages.linkUnknown,
	messages.linkExpired,
	messages.tooManyTries,
	messages.sizeMissing,
	messages.numberMissing,
	'The name is missing.',
	'Number 7 is already taken on this team. Choose another, or keep 12.',
	'Number 7 is already taken on this team. Choose another.',
]
const ofRows = ['#REF!', '', 'n'.repeat(81)].flatMap((name) =>
	playerNotes({ ...badRow, name })
		.filter(({ tone }) => tone === 'error')
		.map(({ message }) => message),
)
const ofRules = knownSports().flatMap((sport) => [
	...['00', '07', '6', '66', '99'].flatMap((number) => numberTrouble(number, sport) ?? []),
	besideTrouble('0', ['00'], sport) ?? [],
])
const ofLetters = ['李小龙', '😀', 'Ж☃', '一二三四五六'].map((name) => letterTrouble(name) ?? '')

test('every message of a roster that a family can read is translated', () =>
	expectEvery(
		{
			cases: [...ofFamilies, ...ofRows, ...ofRules.flat(), ...ofLetters],
			atLeast: 25,
			name: (message) => message,
		},
		(message) => {
			const spanish = messageIn('es', message, rosterPhrases)
			expect(spanish).not.toBe(rosterPhrases.fallback)
			expect(spanish).not.toBe(message)
			expect(spanish).not.toMatch(/\$\d|\b(more|number|size|team|with)\b/i)
		},
	))

test('typed text and the source of a rule are kept', () => {
	expect(messageIn('es', '“6XL” is not a size we make. Expected YS to 4XL.', rosterPhrases)).toBe(
		'No hacemos la talla “6XL”. Elija de YS a 4XL.',
	)
	expect(messageIn('es', numberTrouble('66', 'basketball') ?? '', rosterPhrases)).toMatch(
		/^En el baloncesto escolar .+ \(NFHS.+, desde \d{4}.*: consulte a la asociación de su estado\)\.$/,
	)
	expect(messageIn('en', messages.linkUnknown, rosterPhrases)).toBe(messages.linkUnknown)
})
