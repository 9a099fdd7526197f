// The tax of a place from a tax service, and what holds while it does not answer. On both engines.
import { expect, test } from 'vitest'
import { inTransaction } from '#database/context.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import {
	chooseTax,
	openTaxService,
	refusing,
	stripeChosen,
	usual,
} from '../../../tests/factories/tax-service.ts'
import { messages } from '../messages.ts'
import { openTaxRates } from './tax-rates.server.ts'
import { chargedTax, taxAt, taxesAt, taxFailures, taxOfForm } from './tax.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const { asked, service, newRates } = await openTaxService()
const manhattan = { state: 'NY', zip: '10001' }
const away = () => refusing(500, { type: 'api_error' })

test('while the owner’s rates hold nothing is asked', async () => {
	const rates = { taxRates: newRates() }
	expect(await taxAt(context, rates, manhattan)).toEqual({ ...manhattan, asked: null, problem: null })
	expect(await taxesAt(context, rates, [manhattan])).toEqual([])
	expect(await taxOfForm(context, rates, manhattan)).toBeNull()
	expect(asked).toEqual([])
})

test('a chosen service is asked by five digits, once for two orders at once', async () => {
	await chooseTax(context, stripeChosen)
	const rates = { taxRates: newRates() }
	const both = await Promise.all([
		taxAt(context, rates, { ...manhattan, zip: '10001-1234' }),
		taxAt(context, rates, manhattan),
	])
	const found = { ...manhattan, asked: { bp: 887.5, onShipping: true }, problem: null }
	expect(both).toEqual([found, found])
	expect(asked).toHaveLength(1)
	expect(await taxOfForm(context, rates, { state: 'NY', zip: '1000' })).toBeNull()
	expect(await taxOfForm(context, rates, { state: 'XX', zip: '10001' })).toBeNull()
})

test('it is never asked inside a transaction', async () => {
	const asking = inTransaction(context, (inner) => taxAt(inner, { taxRates: newRates() }, manhattan))
	await expect(asking).rejects.toThrow('before a transaction')
})

test('while it does not answer the owner’s rates hold where they have the state; each failure is counted', async () => {
	await chooseTax(context, {
		...stripeChosen,
		collect: 'states',
		states: [{ state: 'OH', bp: 725 }],
		onShipping: true,
	})
	service.answer = away
	const rates = { taxRates: newRates() }
	expect(await taxFailures(context)).toBe(0)
	const places = [{ state: 'OH', zip: '43201' }, manhattan]
	const [ohio, newYork] = await taxesAt(context, rates, places)
	expect(ohio).toMatchObject({ asked: { bp: 725, onShipping: true }, problem: null })
	expect(newYork).toMatchObject({ asked: null, problem: messages.taxAway })
	expect(() => newYork && chargedTax(newYork)).toThrow(messages.taxAway)
	// It rests: nobody waits for it, and it is counted once.
	await taxAt(context, rates, manhattan)
	expect(await taxFailures(context)).toBe(1)
	service.answer = usual
	const later = { ...context, now: new Date(context.now.getTime() + 60_000) }
	expect(await taxAt(later, rates, manhattan)).toMatchObject({ asked: { bp: 887.5 } })
})

test('a postal code that does not exist is named, and is no failure', async () => {
	const rates = { taxRates: newRates() }
	const before = await taxFailures(context)
	const nowhere = { state: 'OH', zip: '99999' }
	expect(await taxAt(context, rates, nowhere)).toEqual({
		...nowhere,
		asked: null,
		problem: 'Sales tax is not known for ZIP code 99999 in OH. Please check ZIP code and state.',
	})
	expect(await taxFailures(context)).toBe(before)
})

test('once its keys are gone the owner’s rates hold', async () => {
	const rates = { taxRates: openTaxRates(null) }
	expect(await taxAt(context, rates, { state: 'OH', zip: '43201' })).toMatchObject({ asked: { bp: 725 } })
	expect(await taxAt(context, rates, manhattan)).toMatchObject({ problem: messages.taxAway })
})
