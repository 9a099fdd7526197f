// A kit on the cart's page: closed by default, with what matters in sight, and never more than a page of it.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DesignId, VariantId } from '#kit/ids.ts'
import { termsFor } from '#pricing/rules/price-list.ts'
import { totals } from '#pricing/rules/totals.ts'
import { asCents } from '#kit/money.ts'
import { linesAt } from '../rules/kits.ts'
import { firstPlace, kitKey } from '../rules/place.ts'
import type { Cart, CartLine } from '../rules/view.ts'
import { CartPage } from './cart-page.tsx'
import { MiniCart } from './mini-cart.tsx'
import { specPrices } from '#pricing/rules/price-list.ts'

const id = '11111111-1111-4111-8111-111111111111'

const line = (at: number, part: Partial<CartLine> = {}): CartLine => ({
	id: `line-${at}`,
	wanted: {
		variantId: VariantId.parse(id),
		design: { id: DesignId.parse(id), version: 1 },
		quantity: 1,
		playerName: `Player ${Math.floor(at / 2)}`,
		playerNumber: '',
	},
	printed: { name: '', number: '' },
	productId: id,
	brand: 'Rawhide',
	model: 'Game Jersey',
	color: 'Your design',
	size: 'M',
	href: `/builder/kit/${id}`,
	sizes: [],
	unitCents: 1_000,
	lineCents: 1_000,
	seenUnitCents: null,
	problem: null,
	most: 9,
	picture: '',
	kit: {
		id,
		version: 1,
		productId: id,
		model: 'Elite Uniform Set',
		name: 'Home 2027',
		piece: at % 2 === 0 ? { id: 'jersey', name: 'Jersey' } : { id: 'pants', name: 'Pants' },
		pieces: 2,
		allPieces: [
			{ id: 'jersey', name: 'Jersey' },
			{ id: 'pants', name: 'Pants' },
		],
	},
	...part,
})

function cartWith(lines: CartLine[]): Cart {
	const sums = totals(
		lines.map(() => ({ unitCents: asCents(1_000), quantity: 1 })),
		termsFor({ roles: [], delivery: { isTaxExempt: false } }, specPrices),
	)
	const promotion = { code: null, notice: null, instead: null }
	const delivery = { parcel: { ounces: 0, goodsCents: 0 }, prices: specPrices }
	return {
		id,
		revision: 1,
		lines,
		totals: sums,
		tiers: specPrices.tiers,
		delivery,
		hasProblems: false,
		promotion,
	}
}
const page = (lines: CartLine[], place = firstPlace) =>
	renderToStaticMarkup(
		<CartPage cart={cartWith(lines)} place={place} left={0} isSignedIn undo={null} refused={null} />,
	)
const count = (text: string, part: string) => text.split(part).length - 1

test('a kit of two players is one closed entry that says its problems', () => {
	const lines = [0, 1, 2, 3].map((at) =>
		line(at, at === 3 ? { problem: 'Only 1 unit left in this size.' } : {}),
	)
	const shown = page(lines)
	expect(shown).toMatch(/<details id="kit-[^"]+" class/)
	expect(shown).toContain('2 kits, 4 pieces')
	expect(shown).toContain('Home 2027')
	const outside = shown.replaceAll(/<details[\s\S]*?<\/details>/g, '')
	expect(outside).toContain('1 line: Only 1 unit left in this size.')
	expect(outside).not.toContain('missing for')
	expect(outside).toContain('value="remove-kit"')
	expect(outside).not.toContain('data-line=')
})

test('a kit that lost pieces says which ones and for whom, also while it is closed', () => {
	const lines = [line(0), line(2), line(3)]
	for (const shown of [
		page(lines),
		renderToStaticMarkup(<MiniCart language="en" cart={cartWith(lines)} />),
	]) {
		expect(shown).toContain('3 pieces: 2 Jersey, 1 Pants')
		expect(shown.replaceAll(/<details[\s\S]*?<\/details>/g, '')).toContain('Pants missing for Player 0.')
	}
})

test('1,500 lines of a kit, or of anything else, are shown a page at a time', () => {
	const lines = Array.from({ length: 1_500 }, (_, at) => line(at))
	expect(count(page(lines), 'data-line=')).toBe(60)
	const second = page(lines, { page: 1, kit: kitKey({ id, version: 1 }), part: 2 })
	expect(second).toMatch(/<details id="kit-[^"]+" open=""/)
	expect(second).toContain('Player 59')
	expect(second).toContain(`action="/cart?kit=${id}.1&amp;part=2"`)
	expect(count(page(lines.map((one) => ({ ...one, kit: null }))), 'data-line=')).toBe(50)
})

test('the lines whose sizes are read are those that the page shows', () => {
	const lines = Array.from({ length: 300 }, (_, at) => line(at, at < 200 ? {} : { kit: null }))
	const second = { page: 2, kit: '', part: 1 }
	const inKit = { page: 1, kit: kitKey({ id, version: 1 }), part: 3 }
	for (const place of [firstPlace, second, inKit]) {
		const shown = [...page(lines, place).matchAll(/data-line="([^"]+)"/g)].map(([, name = '']) => name)
		expect(shown.length).toBeGreaterThan(40)
		expect(linesAt(lines, place).map((one) => one.id)).toEqual(shown)
	}
})

test('a screen reader hears the link to a product once, by its name', () => {
	const shown = page([line(0, { kit: null })])
	const links = [...shown.matchAll(/<a [^>]*>/g)]
		.map(([tag]) => tag)
		.filter((tag) => tag.includes(`/builder/kit/${id}`))
	expect(links.map((tag) => tag.includes('aria-hidden="true"'))).toEqual([true, false])
})

test('a line says how many it takes, for a quantity above that', () => {
	const plain = { ...line(0), kit: null }
	expect(page([{ ...plain, most: 12 }])).toContain(
		'data-too-many="We have 12 in this size for you. Type 12 or fewer."',
	)
	expect(page([{ ...plain, most: 999 }])).toContain('data-too-many="One line takes 999 units at most.')
	expect(page([{ ...plain, most: 0, problem: 'Only 1 unit left in this size.' }])).toContain(
		'data-too-many="Only 1 unit left in this size."',
	)
})
