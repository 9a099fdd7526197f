import { expect, test } from 'vitest'
import { decorationMethods } from '#garments/template.ts'
import { decorationServices, helmetReconditioning, lowestDecoration } from './services.ts'
import { specPrices } from '#pricing/rules/price-list.ts'

test('every decoration method of the price list is offered, from its lowest price', () => {
	expect(decorationServices.map((service) => service.method)).toEqual(decorationMethods)
	expect(decorationServices.map((service) => lowestDecoration(service, specPrices))).toEqual([
		500, 800, 1_000,
	])
})

test('helmet reconditioning keeps the price and the turnaround of the specification', () => {
	expect(helmetReconditioning.priceCents).toBe(6_500)
	expect(helmetReconditioning.turnaround).toBe('10-14 business days')
	expect(helmetReconditioning.certification).toBe('One of 30 helmet reconditioners in the USA.')
})
