// Stripe Tax by HTTP: what it is asked, and every way in which it does not answer.
import { expect, test } from 'vitest'
import { calculation, openTaxService, refusing, usual } from '../../../tests/factories/tax-service.ts'
import { ProviderRefusal } from '../contract.ts'

const { asked, service, taxService } = await openTaxService(200)
const manhattan = { state: 'NY', zip: '10001' }
const answering = (answer: typeof service.answer) => {
	service.answer = answer
	return taxService.taxOf(manhattan, null)
}

test('it is asked for a place without a name or a street, and for the code of the goods', async () => {
	expect(await taxService.taxOf(manhattan, 'txcd_30011000')).toEqual({ bp: 887.5, onShipping: true })
	expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
		currency: 'usd',
		'customer_details[address][country]': 'US',
		'customer_details[address][postal_code]': '10001',
		'customer_details[address][state]': 'NY',
		'customer_details[address_source]': 'shipping',
		'line_items[0][amount]': '1000000',
		'line_items[0][quantity]': '250',
		'line_items[0][reference]': 'goods',
		'line_items[0][tax_behavior]': 'exclusive',
		'line_items[0][tax_code]': 'txcd_30011000',
		'shipping_cost[amount]': '10000',
		'shipping_cost[tax_behavior]': 'exclusive',
	})
	await taxService.taxOf(manhattan, null)
	expect(asked.at(-1)?.has('line_items[0][tax_code]')).toBe(false)
})

test('where the account is not registered nothing is collected', async () => {
	expect(await taxService.taxOf({ state: 'OR', zip: '97201' }, null)).toEqual({ bp: 0, onShipping: false })
})

test('a fee of each delivery is no rate', async () => {
	const rate = await answering((fields) => {
		const plain = calculation(fields, { percent: 8, onShipping: false })
		const fee = { amount: 28, inclusive: false, tax_rate_details: { rate_type: 'flat_amount' } }
		return {
			body: JSON.stringify({
				...plain,
				tax_amount_exclusive: plain.tax_amount_exclusive + 28,
				tax_breakdown: [...plain.tax_breakdown, fee],
			}),
		}
	})
	expect(rate).toEqual({ bp: 800, onShipping: false })
})

test('a place that does not exist is a refusal', async () => {
	service.answer = usual
	const asking = taxService.taxOf({ state: 'OH', zip: '99999' }, null)
	await expect(asking).rejects.toMatchObject({ reason: 'unknown' })
})

const strange = (change: object) => (fields: URLSearchParams) => ({
	body: JSON.stringify({ ...calculation(fields, { percent: 8, onShipping: true }), ...change }),
})

test.each<[string, typeof service.answer]>([
	['an error of the service', () => refusing(500, { type: 'api_error' })],
	['an account without Stripe Tax', () => refusing(400, { type: 'invalid_request_error' })],
	['keys that are unknown', () => refusing(401, { type: 'invalid_request_error' })],
	['too many questions', () => refusing(429, { type: 'invalid_request_error', code: 'rate_limit' })],
	['no answer in time', () => 'hang'],
	['no JSON', () => ({ body: '<html>' })],
	['another object', () => ({ body: '{"object":"list","data":[]}' })],
	['text for a number', strange({ tax_amount_exclusive: '8' })],
	['no tax of shipping', strange({ shipping_cost: null })],
	['a negative tax', strange({ tax_amount_exclusive: -1 })],
	['a tax above every rate', strange({ tax_amount_exclusive: 900_000 })],
	['less tax than of shipping alone', strange({ tax_amount_exclusive: 1 })],
])('%s is no answer, and no refusal of the place', async (_what, answer) => {
	await expect(answering(answer)).rejects.toSatisfy(
		(failure) => failure instanceof Error && !(failure instanceof ProviderRefusal),
	)
})
