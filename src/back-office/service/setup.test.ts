// The checklist before selling and its tests of mail and payment keys, from the stored settings and products. On both engines.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#accounts/tables.ts'
import { inTransaction } from '#database/context.server.ts'
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
import { sendSetupMail, setupChecklist, testPayments, tryOrder, type TestedProvider } from './setup.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const admin = await newBuyer(context, ['admin'])
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
	for (let press = 0; press < 2; press += 1)
		expect(await testPayments(admin, provider, key)).toEqual({ isCharged: true })
	expect(provider.calls).toEqual([
		{ charged: 100, key: `test ${key}` },
		{ refunded: 100, of: 'pi_test', key: `test refund ${key}` },
		{ charged: 100, key: `test ${key}` },
		{ refunded: 100, of: 'pi_test', key: `test refund ${key}` },
	])
	const noted = await context.db.select().from(auditLog).where(eq(auditLog.event, 'settings.tested'))
	expect(noted.map(({ details }) => details)).toEqual([{ isLive: false }, { isLive: false }])
	// The provider's event about the refund.
	const refund = { id: 're_1', refundId: key, state: 'done' as const, amountCents: 100 }
	const { dependencies } = openTestSelling(context)
	expect(await applyProviderRefund(context, dependencies, refund)).toBe('ignored')
})

test('with live keys nothing is charged', async () => {
	const provider = { ...testedProvider(), isLive: true }
	expect(await testPayments(admin, provider, randomUUID())).toEqual({ isCharged: false })
	expect(provider.calls).toEqual([])
})

const failing = (failure: Error) => () => Promise.reject(failure)
const refusal = new ProviderRefusal('invalid', 'declined')
const away = new Error('ECONNREFUSED')

test.each<[string, Partial<TestedProvider>, string]>([
	['no keys', { isSandbox: true }, messages.sandbox],
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
])('%s is named', async (_what, change, message) => {
	const tested = testPayments(admin, { ...testedProvider(), ...change }, randomUUID())
	await expect(tested).rejects.toMatchObject({ code: 'conflict', message })
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
