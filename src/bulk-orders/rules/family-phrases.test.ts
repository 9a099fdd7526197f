import { expect, test } from 'vitest'
import { letterTrouble } from '#garments/lettering/alphabet.ts'
import { messageIn } from '#kit/translations.ts'
import { messages as orderMessages } from '#orders/messages.ts'
import { messages as paymentMessages } from '#payments/messages.ts'
import { messages as rosterMessages } from '#rosters/messages.ts'
import { catalogColor, catalogEntry } from '../../../tests/factories/bulk-orders/lines.ts'
import { expectEvery } from '../../../tests/matrix.ts'
import { messages } from '../messages.ts'
import { rowProblems } from './checks.ts'
import { itemErrors, readDelivery, typedFamily } from './family-form.ts'
import { orderPhrases } from './family-phrases.ts'
import type { BulkItem } from '../schemas.ts'
import type { CatalogItem } from '../views.ts'

const refusals = [
	messages.notFound,
	messages.familyNothing,
	messages.familyTooMany,
	messages.familyPaidMeanwhile,
	messages.familyNoOrder,
	orderMessages.cartEmpty,
	orderMessages.tooManyLines,
	orderMessages.problems,
	orderMessages.moved(2_800),
	orderMessages.nothingToSplit,
	orderMessages.shareTooSmall(50),
	orderMessages.linkNotFound,
	orderMessages.notNow('Paid'),
	paymentMessages.notPayable,
	paymentMessages.sharePaid,
	paymentMessages.shareWithdrawn,
	paymentMessages.shareClosed,
	paymentMessages.justPaid('1a2b3c4d'),
	paymentMessages.bankAtWork('1a2b3c4d'),
	paymentMessages.notReached,
	paymentMessages.busy,
	paymentMessages.tooMany,
	paymentMessages.taxAway,
	paymentMessages.noSuchPlace({ state: 'OH', zip: '99999' }),
	orderMessages.taxChanged,
	rosterMessages.linkExpired,
	rosterMessages.tooManyTries,
]

const typed = { name: 'n'.repeat(101), line1: '', line2: '', city: '', state: '', zip: 'x', phone: 'call me' }
const nowhere = { team: null, shipTo: null, email: '' }
const deliveries = [
	{ ...typed, email: '' },
	{ ...typed, name: '', email: 'no address' },
	{ ...typed, name: 'A\u0007', email: `${'a'.repeat(250)}@example.test` },
].flatMap((fields) => {
	const read = readDelivery(typedFamily(fields, []), nowhere)
	return read.ok ? [] : Object.values(read.errors)
})

const entry = catalogEntry({
	id: 'item',
	productId: 'product',
	design: { id: 'd', version: 1, prints: { name: true, number: true } },
	colors: [catalogColor('a', [{ variantId: 'm', size: 'M', stock: 1 }])],
})
const item: BulkItem = {
	id: 'line',
	item_id: 'item',
	product_id: 'product',
	variant_id: 'm',
	roster_id: 'row',
	player_name: 'VALE',
	number: '7',
	size: 'M',
	qty: 1,
	price: 2_800,
}

const linesOf = (line: Partial<BulkItem>, more: Partial<CatalogItem> = {}, left = false) => {
	const items = [{ ...item, ...line }]
	const names = { nameless: new Set<string>(), canRename: false, left: new Set(left ? ['row'] : []) }
	return Object.values(itemErrors(rowProblems(items, [{ ...entry, ...more }], names), items))
}
const lines = [
	...linesOf({ size: '' }),
	...linesOf({ qty: 0 }),
	...linesOf({ qty: 1_000 }),
	...linesOf({ player_name: '' }),
	...linesOf({ player_name: 'n'.repeat(21) }),
	...linesOf({ player_name: 'A\u0007' }),
	...linesOf({ player_name: '李' }),
	...linesOf({ player_name: '☃' }),
	...linesOf({ number: '123' }),
	...linesOf({}, {}, true),
	...linesOf({ item_id: 'gone' }),
	...linesOf({}, { problem: 'This item is no longer sold. Please remove it.' }),
	...linesOf({}, { problem: `${letterTrouble('李')} Change it in the design.` }),
	...linesOf({}, { isClosed: true }),
	...linesOf({}, { isClosed: true, closes: 'Cerró el viernes, 4 de dic' }),
	...linesOf({ size: 'L' }),
	...linesOf({ price: 1 }),
	...linesOf({ qty: 2 }),
	...linesOf({}, { colors: [{ ...entry.colors[0]!, sizes: [{ variantId: 'm', size: 'M', stock: 0 }] }] }),
]

test('every message that a family can read while it orders and pays is translated', () =>
	expectEvery(
		{ cases: [...refusals, ...deliveries, ...lines], atLeast: 50, name: (message) => message },
		(message) => {
			const spanish = messageIn('es', message, orderPhrases)
			expect(spanish).not.toBe(orderPhrases.fallback)
			expect(spanish).not.toBe(message)
			expect(spanish).not.toMatch(/\$(?!\d+\.\d\d)\d|\b(more|number|size|team|with|please|the|your)\b/i)
		},
	))
