// The price of a size that a design shows is that of the blank on which the cart makes it.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sizeCentsOfDesign } from '#catalog/rules/design-size-prices.ts'
import { extraCentsOf, sizeCentsOf } from '#catalog/rules/size-prices.ts'
import { nearestBlank } from './blank.ts'

const hex = fc.constantFrom('#14284f', '#f2b21b', '#ccff00', '#c21a2c', '#ffffff', '#111111')
const sizes = ['M', 'L', '2XL']
/** Colors that look unlike each other; a size without an amount is not made in that color. */
const colors = fc.uniqueArray(
	fc.record({
		primary: hex,
		secondary: hex,
		cents: fc.tuple(...sizes.map(() => fc.option(fc.integer({ min: 0, max: 900 })))),
	}),
	{ minLength: 1, maxLength: 5, selector: ({ primary, secondary }) => `${primary} ${secondary}` },
)

test('any design costs in each size what its blank costs, whatever is in stock and not made', () => {
	fc.assert(
		fc.property(
			colors,
			hex,
			hex,
			fc.infiniteStream(fc.nat(2)),
			(found, primaryColor, secondaryColor, stocks) => {
				const colorways = found.map((color, at) => ({ ...color, id: `c${at}` }))
				const made = colorways.flatMap(({ id, cents }) =>
					sizes.flatMap((size, at) => {
						const amount = cents[at]
						return amount === null || amount === undefined ? [] : [{ colorway: id, size, amount }]
					}),
				)
				const colorCents = Object.fromEntries(
					[...Map.groupBy(made, ({ colorway }) => colorway)].map(([id, own]) => [
						id,
						Object.fromEntries(own.map(({ size, amount }) => [size, amount])),
					]),
				)
				const blanks = made.map(({ colorway, size }) => ({
					id: `${colorway} ${size}`,
					colorway,
					size,
					stock: Number(stocks.next().value),
				}))
				const design = { primaryColor, secondaryColor }
				const shown = sizeCentsOfDesign({ colorways, colorCents }, design)
				for (const { size } of blanks) {
					const blank = nearestBlank(blanks, { size, ...design }, colorways)
					expect(sizeCentsOf(shown, size)).toBe(
						extraCentsOf({ colorCents }, { color: blank?.colorway ?? '', size }),
					)
				}
			},
		),
	)
})
