// The checklist before selling and its tests of mail and payment keys, from the stored settings and products. On both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#accounts/tables.ts'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import type { Mail } from '#mail/templates/content.ts'
import { specShop } from '#kit/shop.ts'
import { ProviderRefusal } from '#payments/contract.ts'
import { applyProviderRefund } from '#payments/service/refunds.server.ts'
import { shopSection, textsSection } from '#shop-settings/rules/shop-section.ts'
import { saveSettings } from '#shop-settings/service/sections.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { newBuyer, newVariant } from '../../../tests/factories/orders.ts'
import { openTestSelling } from '../../../tests/factories/payments.ts'
import { testedProvider } from '../../../tests/factories/tested-provider.ts'
import { messages } from '../messages.ts'
import {
	sendSetupMail,
	setupChecklist,
	testPayments as testNow,
	tryOrder,
	type TestedProvider,
} from './setup.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const admin = await newBuyer(context, ['admin'])
let seconds = 0
/** One test after the other, each a second later. */
const testPayments = (by: ServiceContext, provider: TestedProvider, key: string) =>
	testNow({ ...by, now: new Date(context.now.getTime() + (seconds += 1) * 1_000) }, provider, key)
const none = { hasMailServer: false, hasPaymentKeys: false, taxServiceId: null }
const done = async (configured = none) =>
	(await setupChecklist(admin, configured)).filter(({ isDone }) => isDone).map(({ id }) => id)

test('the checklist follows what the shop has', async () => {
	expect(await done()).toEqual([])
	await inTransaction(admin, (inner) =>
		saveSettings(inner, shopSection, { seen: 0, values: { ...specShop, name: 'Bolt & Sons' } }),
	)
	expect(await done()).toEqual(['shop'])
	const returns = 'Within 60 days, unworn.'
	await inTransaction(admin, (inner) =>
		saveSettings(inner, textsSection, { seen: 0, values: { ...textsSection.initial, returns } }),
	)
	await newVariant(context)
	expect(await done({ ...none, hasMailServer: true, hasPaymentKeys: true })).toEqual([
		'shop',
		'texts',
		'product',
		'mail',
		'payments',
	])
})

test('only admins send the test mail; buyers do not see the list', async () => {
	const sent: Mail[] = []
	const mailing = {
		sendMail: async (_: unknown, mail: Mail) => void sent.push(mail),
		sender: { publicUrl: 'http://shop.test' },
	}
	const csr = await newBuyer(context, ['csr'])
	await expect(sendSetupMail(csr, mailing, 'csr@example.com')).rejects.toMatchObject({ code: 'forbidden' })
	await expect(setupChecklist(await newBuyer(context), none)).rejects.toMatchObject({ code: 'forbidden' })
	await sendSetupMail(admin, mailing, 'owner@example.com')
	expect(sent.map(({ to }) => to)).toEqual(['owner@example.com'])
	await expect(
		sendSetupMail(admin, { ...mailing, keepsMails: true }, 'owner@example.com'),
	).rejects.toMatchObject({ code: 'conflict', message: messages.noMailServer })
	expect(sent).toHaveLength(1)
})

test('in test mode a dollar is charged once for a form, given back, and noted', async () => {
	const csr = await newBuyer(context, ['csr'])
	const provider = testedProvider()
	const key = randomUUID()
	await expect(testPayments(csr, provider, key)).rejects.toMatchObject({ code: 'forbidden' })
	expect(provider.calls).toEqual([])
	for (let press = 0; press < 2; press += 1) expect(await testPayments(admin, provider, key)).toBe('done')
	const charge = { charged: 100, key: `test ${key}` }
	expect(provider.calls).toEqual([charge, { refunded: 100, of: 'pi_1', key: `test refund ${key} 0` }, charge])
	const noted = await context.db.select().from(auditLog).where(eq(auditLog.event, 'settings.tested'))
	const refunded = { isLive: false, refund: 'done' }
	expect(noted.map(({ details }) => details)).toEqual([refunded, refunded])
	// The provider's event about the refund.
	const refund = { id: 're_1', refundId: key, state: 'done' as const, amountCents: 100 }
	const { dependencies } = openTestSelling(context)
	expect(await applyProviderRefund(context, dependencies, refund)).toBe('ignored')
})

test('with live keys nothing is charged', async () => {
	const provider = { ...testedProvider(), isLive: true }
	expect(await testPayments(admin, provider, randomUUID())).toBeNull()
	expect(provider.calls).toEqual([])
})

const failing = (failure: Error) => () => Promise.reject(failure)
const refusal = new ProviderRefusal('invalid', 'declined')
const away = new Error('ECONNREFUSED')

test.each<[string, Partial<TestedProvider>, string]>([
	['keys that are not accepted', { acceptsKeys: async () => false }, messages.keysRefused],
	['a provider that does not answer', { acceptsKeys: failing(away) }, messages.providerAway],
	['a charge that is declined', { chargeTestCard: failing(refusal) }, messages.chargeRefused],
	['a charge without an answer', { chargeTestCard: failing(away) }, messages.providerAway],
	['a refund that is refused', { createRefund: failing(refusal) }, messages.refundRefused],
	['a refund without an answer', { createRefund: failing(away) }, messages.refundRefused],
	[
		'a refund that fails',
		{ createRefund: async () => ({ id: 're', refundId: null, state: 'failed', amountCents: 100 }) },
		messages.refundRefused,
	],
])('%s is named, and written down', async (_what, change, message) => {
	const by = await newBuyer(context, ['admin'])
	const tested = testPayments(by, { ...testedProvider(), ...change }, randomUUID())
	await expect(tested).rejects.toMatchObject({ code: 'conflict', message })
	expect((await notesOf(by)).map(({ event }) => event)).toEqual(['settings.test_failed'])
	expect(await testPayments(by, testedProvider(), randomUUID())).toBe('done')
})

const notesOf = ({ userId }: { userId: string }) =>
	context.db.select().from(auditLog).where(eq(auditLog.actorId, userId)).orderBy(auditLog.at)

test('without keys there is nothing to test', async () => {
	const tested = testPayments(admin, { ...testedProvider(), isSandbox: true }, randomUUID())
	await expect(tested).rejects.toMatchObject({ code: 'conflict', message: messages.sandbox })
})

test('two presses at once charge and refund one dollar', async () => {
	const by = await newBuyer(context, ['admin'])
	const provider = testedProvider()
	const key = randomUUID()
	const presses = [1, 2].map(() => testPayments(by, provider, key))
	expect(await Promise.all(presses)).toEqual(['done', 'done'])
	expect(new Set(provider.calls.map((call) => call.key))).toEqual(
		new Set([`test ${key}`, `test refund ${key} 0`]),
	)
})

test('a refund that is on its way is not called done', async () => {
	const by = await newBuyer(context, ['admin'])
	const provider = testedProvider()
	provider.refundState = 'pending'
	expect(await testPayments(by, provider, randomUUID())).toBe('pending')
	expect((await notesOf(by)).map(({ details }) => details)).toEqual([{ isLive: false, refund: 'pending' }])
})

/** A failed test, then one with another form. @returns what the provider was asked, and the outcome of the second test */
async function failedThenTested(
	failing: Partial<TestedProvider>,
	{ next = {}, provider = testedProvider() }: { next?: Partial<TestedProvider>; provider?: Tested } = {},
) {
	const by = await newBuyer(context, ['admin'])
	const key = randomUUID()
	await expect(testPayments(by, { ...provider, ...failing }, key)).rejects.toMatchObject({
		code: 'conflict',
	})
	const outcome = await testPayments(by, { ...provider, ...next }, randomUUID())
	return { key, calls: provider.calls, outcome }
}
type Tested = ReturnType<typeof testedProvider>
const refundOf = (key: string, place = 0, of = 'pi_1') => ({
	refunded: 100,
	of,
	key: `test refund ${key} ${place}`,
})

test.each([
	['is refused', failing(refusal)],
	['has no answer', failing(away)],
])(
	'after a refund that %s the next test refunds that dollar and charges no second one',
	async (_what, createRefund) => {
		const { key, calls, outcome } = await failedThenTested({ createRefund })
		expect(outcome).toBe('done')
		expect(calls).toEqual([{ charged: 100, key: `test ${key}` }, refundOf(key)])
	},
)

test('the dollar is not forgotten when the next test fails for another reason', async () => {
	const provider = testedProvider()
	const refused = { createRefund: failing(refusal) }
	const key = randomUUID()
	await expect(testPayments(admin, { ...provider, ...refused }, key)).rejects.toThrow()
	const { calls } = await failedThenTested({ acceptsKeys: failing(away) }, { provider })
	expect(calls.filter((call) => 'charged' in call)).toHaveLength(1)
	expect(calls.at(-1)).toEqual(refundOf(key))
})

test('a refund whose answer was lost is found, and not made twice', async () => {
	const provider = testedProvider()
	const createRefund: TestedProvider['createRefund'] = async (refund) => {
		await provider.createRefund(refund)
		throw away
	}
	const { key, calls, outcome } = await failedThenTested({ createRefund }, { provider })
	expect(outcome).toBe('done')
	expect(calls).toEqual([{ charged: 100, key: `test ${key}` }, refundOf(key)])
})

test('after a refund that failed the next one is a new one', async () => {
	const provider = testedProvider()
	provider.refundState = 'failed'
	const key = randomUUID()
	await expect(testPayments(admin, provider, key)).rejects.toMatchObject({
		message: messages.refundRefused,
	})
	provider.refundState = 'done'
	expect(await testPayments(admin, provider, randomUUID())).toBe('done')
	expect(provider.calls.slice(1)).toEqual([refundOf(key), refundOf(key, 1)])
})

test('a charge without an answer is asked for again, not made a second time', async () => {
	const provider = testedProvider()
	const chargeTestCard: TestedProvider['chargeTestCard'] = async (charge) => {
		await provider.chargeTestCard(charge)
		throw away
	}
	const { key, calls } = await failedThenTested({ chargeTestCard }, { provider })
	const charge = { charged: 100, key: `test ${key}` }
	expect(calls).toEqual([charge, charge, refundOf(key)])
})

test('a dollar that the provider does not know, as with keys of another account, is left, and a new one charged', async () => {
	const unknown = new ProviderRefusal('unknown', 'No such payment_intent')
	const provider = testedProvider()
	const createRefund: TestedProvider['createRefund'] = (refund) =>
		refund.paymentIntentId === 'pi_1' ? Promise.reject(unknown) : provider.createRefund(refund)
	const refused = { createRefund: failing(refusal) }
	const { key, calls, outcome } = await failedThenTested(refused, { provider, next: { createRefund } })
	expect(outcome).toBe('done')
	const [first, second, refund] = calls
	expect(first).toEqual({ charged: 100, key: `test ${key}` })
	expect(second).not.toEqual(first)
	expect(refund).toMatchObject({ refunded: 100, of: 'pi_2' })
})

test('the keys are tested so often an hour and no more', async () => {
	const eager = await newBuyer(context, ['admin'])
	for (let turn = 0; turn < 20; turn += 1) await testPayments(eager, testedProvider(), randomUUID())
	await expect(testPayments(eager, testedProvider(), randomUUID())).rejects.toMatchObject({
		code: 'too_many',
	})
})

test('an order is tried with the rates that hold', async () => {
	const { dependencies } = openTestSelling(context)
	const ohio = { state: 'OH', zip: '' }
	const [cheapest] = (await tryOrder(admin, dependencies, ohio)).methods
	expect(cheapest).toMatchObject({ name: 'Standard', totalCents: 10_000 + 1_599 + 800 })
	await expect(tryOrder(await newBuyer(context), dependencies, ohio)).rejects.toMatchObject({
		code: 'forbidden',
	})
})
