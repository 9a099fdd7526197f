import { expect, test } from 'vitest'
import { messages as orderMessages } from '#orders/messages.ts'
import { messages as paymentMessages } from '#payments/messages.ts'
import { messages as portalMessages } from '#portals/messages.ts'
import { expectEvery } from '../../../tests/matrix.ts'
import { messages } from '../messages.ts'
import { readCheckout } from '../schemas.ts'
import { checkoutMessageIn, checkoutPhrases } from './checkout-phrases.ts'

/** Every message of a field, from forms that are wrong in every way. */
const wrong = { name: 'n'.repeat(101), line1: '', city: '', state: '', zip: 'x', phone: 'call me' }
const ofFields = [
	{ ...wrong },
	{ ...wrong, name: '', paymentMode: 'school_po', approverEmail: 'no address' },
	{ ...wrong, name: 'A\u0007', paymentMode: 'school_po', approverName: 'Bo', poNumber: '1'.repeat(41) },
	{ ...wrong, paymentMode: 'school_po', approverEmail: `${'a'.repeat(250)}@example.test` },
].flatMap((fields) => {
	const read = readCheckout(fields)
	return read.ok ? [] : Object.values(read.errors)
})

const { poTaken, notOwnApprover, cartEmpty, tooManyLines, poNotAllowed, problems, taxChanged } = orderMessages
const said = [
	...ofFields,
	messages.error,
	messages.validationFailed,
	messages.cartChanged,
	messages.chooseSchool,
	messages.chooseMode,
	messages.manyAddresses,
	messages.exemptionEnded('Lakewood High', 2_800),
	messages.exemptionCounts('Lakewood High', 2_800),
	orderMessages.signInTitle,
	orderMessages.signIn,
	orderMessages.notShipped(''),
	orderMessages.notShipped('OH'),
	orderMessages.moved(2_800),
	orderMessages.promotionGone('Spring Deal', 2_800),
	orderMessages.notNow('Paid'),
	poTaken,
	notOwnApprover,
	cartEmpty,
	tooManyLines,
	poNotAllowed,
	problems,
	taxChanged,
	paymentMessages.notFound,
	paymentMessages.notPayable,
	paymentMessages.isSplit,
	paymentMessages.justPaid('1a2b3c4d'),
	paymentMessages.bankAtWork('1a2b3c4d'),
	paymentMessages.foreignAddress,
	paymentMessages.notReached,
	paymentMessages.busy,
	paymentMessages.tooMany,
	paymentMessages.taxAway,
	paymentMessages.noSuchPlace({ state: 'OH', zip: '99999' }),
	portalMessages.notOfSchool,
].map((english) => ({ english }))

test('all that the checkout refuses is known in Spanish', () =>
	expectEvery({ cases: said, atLeast: 40, name: ({ english }) => english }, ({ english }) => {
		const spanish = checkoutMessageIn('es', english)
		expect(spanish).not.toBe(checkoutPhrases.fallback)
		expect(spanish).not.toBe(english)
		expect(checkoutMessageIn('en', english)).toBe(english)
	}))

test('sums and names of a message stay', () => {
	expect(checkoutMessageIn('es', orderMessages.promotionGone('Spring Deal', 2_800))).toBe(
		'Spring Deal se acabó desde la última vez. El total ahora es de $28.00. Revíselo y confirme.',
	)
	expect(checkoutMessageIn('es', paymentMessages.bankAtWork('1a2b3c4d'))).toContain('n.º 1a2b3c4d')
})
