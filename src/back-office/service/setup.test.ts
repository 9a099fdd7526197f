// The checklist before selling and its test mail, from the stored settings and products. On both engines.
import { expect, test } from 'vitest'
import { inTransaction } from '#database/context.server.ts'
import type { Mail } from '#mail/templates/content.ts'
import { specShop } from '#kit/shop.ts'
import { shopSection } from '#shop-settings/rules/shop-section.ts'
import { saveSettings } from '#shop-settings/service/sections.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { newBuyer, newVariant } from '../../../tests/factories/orders.ts'
import { messages } from '../messages.ts'
import { sendSetupMail, setupChecklist, testPayments, tryOrder } from './setup.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const admin = await newBuyer(context, ['admin'])
const none = { hasMailServer: false, hasPaymentKeys: false }
const done = async (configured = none) =>
	(await setupChecklist(admin, configured)).filter(({ isDone }) => isDone).map(({ id }) => id)

test('the checklist follows what the shop has', async () => {
	expect(await done()).toEqual([])
	await inTransaction(admin, (inner) =>
		saveSettings(inner, shopSection, { seen: 0, values: { ...specShop, name: 'Bolt & Sons' } }),
	)
	expect(await done()).toEqual(['shop'])
	await newVariant(context)
	expect(await done({ hasMailServer: true, hasPaymentKeys: true })).toEqual([
		'shop',
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
})

test('payment keys are tested with the provider that they belong to', async () => {
	const real = (acceptsKeys: () => Promise<boolean>) => ({ isSandbox: false, acceptsKeys })
	const csr = await newBuyer(context, ['csr'])
	await expect(
		testPayments(
			csr,
			real(async () => true),
		),
	).rejects.toMatchObject({ code: 'forbidden' })
	await testPayments(
		admin,
		real(async () => true),
	)
	const refusals = [
		[real(async () => false), messages.keysRefused],
		[real(() => Promise.reject(new Error('ECONNREFUSED'))), messages.providerAway],
		[{ isSandbox: true, acceptsKeys: async () => true }, messages.sandbox],
	] as const
	for (const [provider, message] of refusals)
		await expect(testPayments(admin, provider)).rejects.toMatchObject({ code: 'conflict', message })
})

test('an order is tried with the rates that hold', async () => {
	const [cheapest] = await tryOrder(admin, 'OH')
	expect(cheapest).toMatchObject({ name: 'Standard', totalCents: 10_000 + 1_599 + 800 })
	await expect(tryOrder(await newBuyer(context), 'OH')).rejects.toMatchObject({ code: 'forbidden' })
})
