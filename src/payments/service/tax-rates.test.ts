// How long answers of the tax service are kept, and that a failure is not asked for again at once.
import { expect, test } from 'vitest'
import { ProviderRefusal, type TaxService } from '../contract.ts'
import { openTaxRates, TaxServiceRests } from './tax-rates.server.ts'

const start = Date.parse('2026-05-01T12:00:00Z')
const after = (ms: number) => new Date(start + ms)
const place = { state: 'OH', zip: '43201' }
const rate = { bp: 750, onShipping: false }

function counted(taxOf: TaxService['taxOf']) {
	const asked: string[] = []
	const rates = openTaxRates({
		id: 'stripe',
		taxOf: (there, code) => {
			asked.push(`${there.state} ${there.zip} ${code}`)
			return taxOf(there, code)
		},
	})
	return { asked, rates }
}

test('a place is asked once a day, also by many at once; each code and place for itself', async () => {
	const { asked, rates } = counted(async () => rate)
	expect(await Promise.all([1, 2, 3].map(() => rates.at(after(0), place, null)))).toEqual([rate, rate, rate])
	await rates.at(after(86_399_000), place, null)
	expect(asked).toEqual(['OH 43201 null'])
	await rates.at(after(86_400_000), place, null)
	await rates.at(after(0), place, 'txcd_1')
	await rates.at(after(0), { ...place, zip: '43202' }, null)
	expect(asked).toHaveLength(4)
})

test('after a failure it rests; what is known still counts', async () => {
	let isAway = false
	const { asked, rates } = counted(async () => {
		if (isAway) throw new Error('away')
		return rate
	})
	await rates.at(after(0), place, null)
	isAway = true
	const other = { state: 'TX', zip: '75001' }
	await expect(rates.at(after(1), other, null)).rejects.toThrow('away')
	await expect(rates.at(after(29_000), other, null)).rejects.toBeInstanceOf(TaxServiceRests)
	expect(await rates.at(after(29_000), place, null)).toEqual(rate)
	isAway = false
	expect(await rates.at(after(30_002), other, null)).toEqual(rate)
	expect(asked).toHaveLength(3)
})

test('an unknown place is no failure of the service', async () => {
	const { rates } = counted(async ({ zip }) => {
		if (zip === '99999') throw new ProviderRefusal('unknown', 'no such place')
		return rate
	})
	await expect(rates.at(after(0), { ...place, zip: '99999' }, null)).rejects.toBeInstanceOf(ProviderRefusal)
	expect(await rates.at(after(0), place, null)).toEqual(rate)
})

test('without a service there is nothing to ask', async () => {
	await expect(openTaxRates(null).at(after(0), place, null)).rejects.toBeInstanceOf(TaxServiceRests)
})
