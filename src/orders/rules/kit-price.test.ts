// The builder's price of a kit is what the cart charges for its pieces.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SizeCents } from '#catalog/rules/size-prices.ts'
import { pricedPieces } from '#designs/rules/players.ts'
import { decorationLocations, decorationMethods } from '#garments/template.ts'
import { DesignConfig } from '#garments/schemas.ts'
import { VariantId } from '#kit/ids.ts'
import type { Role } from '#kit/roles.ts'
import { addOnTypes, decorationSizes } from '#pricing/states.ts'
import { designPrice } from '#pricing/rules/design.ts'
import { termsFor } from '#pricing/rules/price-list.ts'
import { totals } from '#pricing/rules/totals.ts'
import { pricedLine, type OrderedDesign, type Sellable } from './lines.ts'
import { specPrices } from '#pricing/rules/price-list.ts'

const variantId = VariantId.parse('8d1f4e57-6a1c-4c39-9c38-0d7d3bb9e5a1')
const text = fc.constantFrom('', 'A')
const decoration = fc.record({
	type: fc.constantFrom(...decorationMethods),
	location: fc.constantFrom(...decorationLocations),
	size: fc.constantFrom(...decorationSizes),
	itemId: fc.constantFrom('name-back', 'number-front', 'number-back', 'team-front', 'logo-1'),
	description: fc.constant(''),
})
const piece = fc.record({
	baseCents: fc.integer({ min: 1, max: 60_000 }),
	sport: fc.constantFrom('football', 'spirit'),
	sizeCents: fc.constantFrom<SizeCents | undefined>(undefined, { '2XL': 200 }, { '2XL': 250, '3XL': 401 }),
	playerName: text,
	playerNumber: text.map((sample) => sample && '1'),
	decorations: fc.array(decoration, { maxLength: 6 }),
	addOns: fc.array(fc.record({ type: fc.constantFrom(...addOnTypes), description: fc.constant('') }), {
		maxLength: 3,
	}),
})
const player = fc.record({
	name: fc.constantFrom('', 'Rivera'),
	number: fc.constantFrom('', '7', '00'),
	size: fc.constantFrom('M', '2XL', '3XL'),
	quantity: fc.integer({ min: 1, max: 12 }),
})
const kit = fc.record({
	pieces: fc.array(piece, { minLength: 2, maxLength: 6 }),
	players: fc.array(player, { minLength: 1, maxLength: 20 }),
	fundraisingEnabled: fc.boolean(),
	fundraisingBp: fc.constantFrom(0, 750, 1_500),
})

type Kit = typeof kit extends fc.Arbitrary<infer Value> ? Value : never

function designOf({ playerName, playerNumber, decorations, addOns }: Kit['pieces'][number], whole: Kit) {
	const { fundraisingEnabled, players } = whole
	const quantity = players.reduce((sum, { quantity: own }) => sum + own, 0)
	const plain = DesignConfig.parse({ primaryColor: '#14284f', secondaryColor: '#f2b21b' })
	return { ...plain, playerName, playerNumber, decorations, addOns, fundraisingEnabled, quantity }
}

function orderedAs(config: DesignConfig): OrderedDesign {
	const prints = { name: config.playerName !== '', number: config.playerNumber !== '' }
	return { id: 'd', version: 1, config, productId: 'p', colorway: null, kit: null, prints }
}

const blank: Omit<Sellable, 'baseCents' | 'sport'> = {
	id: 'v',
	productId: 'p',
	size: 'M',
	colorway: 'navy',
	color: 'Navy',
	stock: 9,
	leadTimeDays: 5,
	sku: 'FH-1',
	brand: 'Rawhide',
	model: 'Game Jersey',
	images: [],
	attributes: { kind: 'Jersey' },
	blankPicture: null,
}

function inBuilder(whole: Kit, roles: readonly Role[]) {
	const [first, ...further] = whole.pieces.map((one) => {
		const config = designOf(one, whole)
		const { baseCents, sport, sizeCents } = one
		return { baseCents, sport, config, pieces: pricedPieces(config, whole.players, sizeCents) }
	})
	if (!first) throw new Error('A kit has pieces')
	return designPrice({ prices: specPrices, ...first, further, roles, fundraisingBp: whole.fundraisingBp })
		.totals
}

/** A line for each player and piece. */
function inCart(whole: Kit, roles: readonly Role[]) {
	const lines = whole.pieces.flatMap((one) => {
		const design = orderedAs(designOf(one, whole))
		const { baseCents, sport, sizeCents } = one
		const attributes = { ...blank.attributes, sizeCents }
		return whole.players.map(({ name, number, size, quantity }) => {
			const sold = { ...blank, baseCents, sport, size, attributes }
			const wanted = {
				variantId,
				quantity,
				design: null,
				playerName: name,
				playerNumber: number,
			}
			const { unitCents, snapshot } = pricedLine(wanted, sold, { design, prices: specPrices })
			return { unitCents, quantity, raisesFunds: snapshot.raisesFunds }
		})
	})
	return totals(lines, termsFor({ roles, fundraisingBp: whole.fundraisingBp }, specPrices))
}

test.each<{ roles: readonly Role[] }>([{ roles: [] }, { roles: ['coach'] }])(
	'a kit whose players print different things in sizes of different prices costs the same in the builder and in the cart: roles $roles',
	({ roles }) => {
		fc.assert(
			fc.property(kit, (whole) => {
				expect(inBuilder(whole, roles)).toEqual(inCart(whole, roles))
			}),
			{ numRuns: 300 },
		)
	},
)
