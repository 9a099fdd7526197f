// Each problem that the checks of a team's cart report has its own sentence in Spanish, alone and for many rows.
import { expect, test } from 'vitest'
import { messageIn } from '#kit/translations.ts'
import { messages } from '../messages.ts'
import type { BulkItem } from '../schemas.ts'
import { rowProblems } from './checks.ts'
import { lineMessages } from './line-messages.ts'
import { portalPhrases } from './portal-phrases.ts'
import { spanishPortal } from './spanish-portal.ts'
import { catalogColor, catalogEntry } from '../../../tests/factories/bulk-orders/lines.ts'

const sizes = [
	{ variantId: 'm', size: 'M', stock: 1 },
	{ variantId: 'l', size: 'L', stock: 0 },
]
const entry = catalogEntry({ productId: 'p', colors: [catalogColor('Navy', sizes)] })
const design = { id: 'd', version: 1, prints: { name: true, number: true, nickname: false } }
const noLetters =
	'Our fonts have no “Я”. They print Latin letters: type it in those, the way it should be printed.'
const catalog = [
	entry,
	{ ...entry, id: 'closed', isClosed: true, closes: 'Closed Friday, Nov 27' },
	{ ...entry, id: 'gone', problem: 'This item is no longer sold. Please remove it.' },
	{ ...entry, id: 'letters', problem: `${noLetters} Change it in the design.` },
	// Cast: the checks read nothing else of a design.
	{ ...entry, id: 'designed', design: design as unknown as typeof entry.design },
]
const row = (change: Partial<BulkItem>): BulkItem => ({
	id: 'i',
	product_id: 'p',
	item_id: 'jersey',
	roster_id: null,
	player_name: 'Ana',
	variant_id: 'm',
	size: 'M',
	number: '1',
	qty: 1,
	price: 5_000,
	...change,
})
const all = [
	row({ player_name: '' }),
	row({ player_name: 'x'.repeat(30) }),
	row({ player_name: 'A\u0007' }),
	row({ size: '', variant_id: '' }),
	row({ qty: 0 }),
	row({ qty: 5_000 }),
	row({ number: 'x' }),
	row({ roster_id: 'left' }),
	row({ item_id: 'designed', player_name: 'Я' }),
	row({ item_id: 'other' }),
	row({ item_id: 'gone' }),
	row({ item_id: 'letters' }),
	row({ item_id: 'closed' }),
	row({ size: 'XXL' }),
	row({ price: 4_000 }),
	row({ variant_id: 'l', size: 'L' }),
]
const problems = rowProblems(all, catalog, { nameless: new Set(), canRename: false, left: new Set(['left']) })
const said = [
	...problems.flatMap(({ message, group }) => [message.replace(/^Row \d+: /, ''), ...(group ? [group] : [])]),
	...Object.values(messages).filter((message) => typeof message === 'string'),
	messages.poReused('12', '1a2b3c4d'),
]
/** Of other pages: the family's, those of coaches, files, and titles of toasts that have a table. */
const elsewhere = new Set<string>([
	messages.redirecting,
	messages.sessionCreated,
	messages.whoOrdersByPo,
	messages.pictureGone,
	messages.noDocument,
	messages.nothingOpen,
	messages.nobodyReachable,
	messages.cancelled,
	messages.cancelledDetail,
	messages.familyNothing,
	messages.familyTooMany,
	messages.leaveChanged,
	messages.noPlayer,
	messages.playerJoined,
	messages.joinGone,
	messages.joinChanged,
	messages.takesBack,
	messages.nothingToFill,
	messages.nothingToLoad,
])

test.each([...new Set(said)].filter((message) => !elsewhere.has(message)))('in Spanish: %s', (message) => {
	const spanish = messageIn('es', message, portalPhrases)
	expect(spanish).not.toBe(portalPhrases.fallback)
	expect(spanish).not.toBe(message)
	expect(spanish).not.toMatch(/\b(?:the|your|is|please|closed|size)\b|\$\d(?![\d.])/i)
})

test('the problems of many rows are one sentence, and name their rows', () => {
	const rows = Array.from({ length: 25 }, (_, at) => row({ id: `i${at}`, variant_id: 'l', size: 'L' }))
	const many = rowProblems([...rows, ...rows.map((one) => ({ ...one, player_name: '' }))], [entry])
	const language = { texts: spanishPortal.checkout.problems, said: spanishPortal.said }
	const [first, ...others] = lineMessages(many, language).map(({ message }) => message)
	expect(first).toBe('Game Jersey, talla L: agotada; se piden 50. Elija otra talla u otro color. Filas 1–50.')
	expect(others[0]).toBe('Fila 26: Falta el nombre')
	expect(others.at(-1)).toBe('5 filas más: Falta el nombre')
})
