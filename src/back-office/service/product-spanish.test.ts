// The Spanish texts in the form of a product, on both engines: saved with it or not at all.
import { expect, test } from 'vitest'
import { translationsOf } from '#translations/service/translated.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { newJersey, openOwnerProducts } from '../../../tests/factories/owner-products.ts'
import { changeProduct, makeProduct } from './products.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const { admin, changeOf } = await openOwnerProducts(context)

const inSpanish = (...texts: string[]) => translationsOf(context, 'es', texts)
const typed = (english: string, text: string, seen = '') => ({ english, text, seen })

test('a new product comes with its Spanish name, and a renamed one keeps it beside the new English', async () => {
	const id = await makeProduct(
		admin,
		{ ...newJersey, sku: 'RL-ES-1', model: 'Rain Jersey', description: 'Keeps dry.' },
		[typed('Rain Jersey', 'Camiseta Rain'), typed('Keeps dry.', 'No se moja.')],
	)
	expect(await inSpanish('Rain Jersey', 'Keeps dry.')).toEqual({
		'Rain Jersey': 'Camiseta Rain',
		'Keeps dry.': 'No se moja.',
	})
	await changeProduct(admin, {
		...(await changeOf(id, { model: 'Storm Jersey', description: '' })),
		spanish: [typed('Storm Jersey', 'Camiseta Rain', 'Camiseta Rain')],
	})
	expect(await inSpanish('Storm Jersey', 'Rain Jersey')).toEqual({
		'Storm Jersey': 'Camiseta Rain',
		'Rain Jersey': 'Camiseta Rain',
	})
	await changeProduct(admin, {
		...(await changeOf(id, {})),
		spanish: [typed('Storm Jersey', '', 'Camiseta Rain')],
	})
	expect(await inSpanish('Storm Jersey')).toEqual({})
})

test('a refused product saves no Spanish, and a form that changes none replaces none', async () => {
	const id = await makeProduct(admin, { ...newJersey, sku: 'RL-ES-2', model: 'Wind Jersey' })
	const outdated = { ...(await changeOf(id, {})), seenAt: 1 }
	await expect(
		changeProduct(admin, { ...outdated, spanish: [typed('Wind Jersey', 'Camiseta Wind')] }),
	).rejects.toMatchObject({ code: 'conflict' })
	await expect(
		makeProduct(admin, { ...newJersey, sku: 'RL-ES-2' }, [typed('Wind Jersey', 'Camiseta Wind')]),
	).rejects.toMatchObject({ code: 'conflict' })
	expect(await inSpanish('Wind Jersey')).toEqual({})
	await changeProduct(admin, {
		...(await changeOf(id, {})),
		spanish: [typed('Wind Jersey', 'Camiseta Wind')],
	})
	// A page that was opened before.
	await changeProduct(admin, { ...(await changeOf(id, {})), spanish: [typed('Wind Jersey', '')] })
	expect(await inSpanish('Wind Jersey')).toEqual({ 'Wind Jersey': 'Camiseta Wind' })
})
