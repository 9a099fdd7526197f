import { expect, test } from 'vitest'
import { ProductChange } from '#catalog/rules/manage.ts'
import { seedKits, seedProducts } from '#catalog/seeds/products.ts'
import { specShop } from '#kit/shop.ts'
import { spanishOfSeeds } from './spanish.ts'

const described = [...seedProducts, ...seedKits]
const names = described.map(({ model }) => model)
const descriptions = described.map(({ description }) => description)
const pieces = seedKits.flatMap(({ pieces: own }) => own.map(({ name }) => name))
const certifications = seedProducts.flatMap(({ safetyCerts }) => safetyCerts)
/** A standard with the method of its test says nothing in English. */
const inWords = (certification: string) => !certification.startsWith('UPF')

const texts = new Set([
	...names,
	...descriptions,
	...pieces,
	...certifications.filter(inWords),
	specShop.claim,
	specShop.hours,
])

/** `4` and `7.5`, in ascending order. */
const numbersIn = (text: string) => (text.match(/\d+(?:\.\d+)?/g) ?? []).toSorted()

test('every seeded text that a reader sees has a Spanish one, and no other has', () => {
	expect(texts.size).toBeGreaterThan(200)
	expect(Object.keys(spanishOfSeeds).toSorted()).toEqual([...texts].toSorted())
})

test.each(Object.entries(spanishOfSeeds))('the Spanish of “%s” has its numbers', (english, spanish) => {
	expect(spanish).not.toBe(english)
	expect(numbersIn(spanish)).toEqual(numbersIn(english))
})

test('two products have two names in Spanish', () => {
	expect(new Set(names.map((name) => spanishOfSeeds[name])).size).toBe(new Set(names).size)
})

test.each(described)('the product form takes the Spanish of $model', ({ model, description }) => {
	const { shape } = ProductChange
	expect(shape.model.parse(spanishOfSeeds[model])).toBe(spanishOfSeeds[model])
	expect(shape.description.parse(spanishOfSeeds[description])).toBe(spanishOfSeeds[description])
})
