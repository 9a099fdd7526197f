import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cartToast } from './browser-cart.ts'
import { unitsIn } from './cart-count.ts'
import { addLine, maxLines, maxUnits, parseCart, type CartLine } from './cart-lines.ts'

const line = (variantId: string, qty = 1): CartLine => ({
	variantId,
	productId: 'p',
	brand: 'Fieldhouse',
	model: 'Test Jersey',
	colorway: 'navy-gold',
	color: 'Navy / Gold',
	size: 'L',
	qty,
	priceCents: 11_900,
	picture: 'abc',
	href: '/product/p',
})

test('the same variant merges, another one starts a line', () => {
	expect(addLine([line('a', 2)], line('a', 3), 100)).toEqual({
		outcome: 'added',
		lines: [line('a', 5)],
		added: 3,
	})
	expect(addLine([line('a', 2)], line('b'), 100)).toMatchObject({ lines: [{ qty: 2 }, { qty: 1 }] })
})

test('more than the stock is capped, and then nothing more goes in', () => {
	const capped = addLine([line('a', 8)], line('a', 5), 10)
	expect(capped).toMatchObject({ outcome: 'capped', added: 2, limit: 10, lines: [{ qty: 10 }] })
	expect(addLine([line('a', 10)], line('a'), 10)).toEqual({ outcome: 'none-left', limit: 10 })
	expect(addLine([], line('a'), 0)).toEqual({ outcome: 'none-left', limit: 0 })
})

test('a line holds 999 units at most, whatever the stock', () => {
	expect(addLine([line('a', 990)], line('a', 20), 50_000)).toMatchObject({
		outcome: 'capped',
		limit: maxUnits,
		added: 9,
	})
})

test('a full cart takes more of what it holds and nothing new', () => {
	const full = Array.from({ length: maxLines }, (_, at) => line(`v${at}`))
	expect(addLine(full, line('new'), 9)).toEqual({ outcome: 'full' })
	expect(addLine(full, line('v0'), 9)).toMatchObject({ outcome: 'added' })
})

test('a line that shrank below what the cart holds is left as it is', () => {
	expect(addLine([line('a', 9)], line('a'), 4)).toEqual({ outcome: 'none-left', limit: 4 })
})

test.each([null, '', '{}', 'not json', '[null,1,"x"]', '[{"variantId":"a","qty":1}]'])(
	'the broken cart %s counts as empty',
	(stored) => {
		expect(parseCart(stored)).toEqual([])
	},
)

test('a broken line does not cost the others', () => {
	const stored = JSON.stringify([line('a'), { ...line('b'), qty: 0.5 }, { ...line('c'), priceCents: -1 }])
	expect(parseCart(stored)).toEqual([line('a')])
})

test('whatever is added, lines stay unique and within bounds, and the header counts the same units', () => {
	const addition = fc.record({
		id: fc.constantFrom('a', 'b', 'c', 'd'),
		qty: fc.integer({ min: 1, max: 999 }),
		stock: fc.integer({ min: 0, max: 1_500 }),
	})
	fc.assert(
		fc.property(fc.array(addition, { maxLength: 30 }), (additions) => {
			let lines: CartLine[] = []
			let units = 0
			for (const { id, qty, stock } of additions) {
				const result = addLine(lines, line(id, qty), stock)
				if (!('lines' in result)) continue
				lines = result.lines
				units += result.added
			}
			expect(new Set(lines.map(({ variantId }) => variantId)).size).toBe(lines.length)
			expect(parseCart(JSON.stringify(lines))).toEqual(lines)
			expect(unitsIn(JSON.stringify(lines))).toBe(units)
		}),
	)
})

test('every outcome has words of its own, and success has those of the spec', () => {
	const added = cartToast({ outcome: 'added', lines: [], added: 2 }, line('a', 2))
	expect(added).toEqual({
		tone: 'success',
		title: 'Added to cart',
		detail: '2 × Test Jersey, Navy / Gold, L',
	})
	const capped = cartToast({ outcome: 'capped', lines: [], added: 2, limit: 10 }, line('a', 5))
	expect(capped.detail).toContain('your cart now holds 10')
	expect(cartToast({ outcome: 'none-left', limit: 10 }, line('a')).tone).toBe('error')
	expect(cartToast({ outcome: 'full' }, line('a')).detail).toContain(String(maxLines))
})
