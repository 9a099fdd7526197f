// Checks the prices of random designs against properties and against an independent calculation.
import { expect, test } from 'vitest'
import { decorationLocations, decorationMethods } from '#garments/template.ts'
import type { Role } from '#kit/roles.ts'
import { addOnTypes, decorationSizes } from '../states.ts'
import { designPrice, type DesignPriceInput } from './design.ts'
import { amountOf, discountCents } from './totals.ts'
import { specPrices } from '#pricing/rules/price-list.ts'

type Config = DesignPriceInput['config']

/** The table of spec §9 as one text: four sizes by five locations for each method, in dollars. */
const table = {
	screen: '8/8/5/6/7 12/12/8/9/10 18/18/12/14/15 25/25/18/20/22',
	embroidery: '12/12/8/10/11 18/18/12/14/15 28/28/20/24/26 40/40/30/35/38',
	tackle_twill: '15/15/10/12/13 22/22/15/18/20 35/35/25/30/32 50/50/38/45/48',
}
const extras = new Map([
	['padding', 15n],
	['facemask', 25n],
	['custom_embroidery', 20n],
	['name_plate', 12n],
	['helmet_decal', 8n],
])

/** Dollars by keys such as "screen small front". */
const prices = new Map(
	Object.entries(table).flatMap(([type, rows]) =>
		rows.split(' ').flatMap((row, size) =>
			row.split('/').map((dollars, location) => {
				const words = [
					['small', 'medium', 'large', 'full'][size],
					['front', 'back', 'sleeve', 'chest', 'custom'][location],
				]
				return [`${type} ${words.join(' ')}`, BigInt(dollars)] as const
			}),
		),
	),
)

const dollarsOf = ({ type, size, location }: Config['decorations'][number]): bigint =>
	prices.get(`${type} ${size} ${location}`)!

/** `part` ten-thousandths of `amount`, rounded half up with integers. */
const tenThousandths = (amount: bigint, part: bigint) => (2n * amount * part + 10_000n) / 20_000n

/** The total in cents, counted garment by garment group in whole dollars and cents of unlimited size. */
function independentPrice({ baseCents, config, roles, fundraisingBp = 0 }: DesignPriceInput): bigint {
	let onePiece = BigInt(baseCents)
	for (const each of config.decorations) onePiece += 100n * dollarsOf(each)
	for (const each of config.addOns) onePiece += 100n * (extras.get(each.type) ?? 0n)
	const pieces = BigInt(config.quantity)
	const steps = [12n, 24n, 50n, 100n].filter((step) => step <= pieces).length * 500
	const rank = roles.includes('school_admin') ? 800 : roles.includes('coach') ? 500 : 0
	const gross = onePiece * pieces
	const net = gross - tenThousandths(gross, BigInt(Math.max(steps, rank)))
	return config.fundraisingEnabled ? net + tenThousandths(net, BigInt(fundraisingBp)) : net
}

/** mulberry32: a small random generator, repeatable by its seed. */
function randomFrom(seed: number) {
	let state = seed
	return (below: number) => {
		state = (state + 0x6d2b79f5) | 0
		let t = Math.imul(state ^ (state >>> 15), 1 | state)
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
		return ((t ^ (t >>> 14)) >>> 0) % below
	}
}

type Random = ReturnType<typeof randomFrom>
const pick = <T>(random: Random, list: readonly T[]): T => list[random(list.length)]!
const several = <T>(random: Random, most: number, make: () => T): T[] =>
	Array.from({ length: random(most + 1) }, make)

const roleSets: readonly Role[][] = [[], ['retail'], ['coach'], ['school_admin'], ['coach', 'school_admin']]
const edges = [1, 11, 12, 23, 24, 49, 50, 99, 100, 100_000]

function randomInput(random: Random): DesignPriceInput {
	return {
		baseCents: random(60_000),
		prices: specPrices,
		roles: pick(random, roleSets),
		fundraisingBp: random(3) === 0 ? 0 : random(5_000),
		config: {
			quantity: random(3) === 0 ? pick(random, edges) : 1 + random(200),
			fundraisingEnabled: random(2) === 0,
			decorations: several(random, 6, () => ({
				type: pick(random, decorationMethods),
				location: pick(random, decorationLocations),
				size: pick(random, decorationSizes),
				description: '',
			})),
			addOns: several(random, 4, () => ({
				type: pick(random, [...addOnTypes, 'mystery', 'valueOf']),
				description: '',
			})),
		},
	}
}

function brokenPromises(input: DesignPriceInput): string[] {
	const price = designPrice(input)
	const sum = price.totals
	const [taken, added] = [discountCents(sum), amountOf(sum, 'fundraising')]
	const { config } = input
	const turned = designPrice({
		...input,
		config: {
			...config,
			decorations: config.decorations.toReversed(),
			addOns: config.addOns.toReversed(),
		},
	})
	const amounts = [sum.subtotalCents, taken, added, sum.totalCents]
	const lineSum = price.lines.reduce((whole, line) => whole + line.totalCents, 0)
	const falling = price.tiers.every(
		({ perPieceCents }, at, all) => perPieceCents <= (all[at - 1]?.perPieceCents ?? Infinity),
	)
	const current = price.tiers.find((tier) => tier.isCurrent)
	const promises = {
		'is never negative': [...amounts, price.perPieceCents].every((cents) => cents >= 0),
		'falls per piece from tier to tier': falling,
		'does not know the order of lines': turned.totals.totalCents === sum.totalCents,
		'adds up to the subtotal': lineSum === sum.subtotalCents,
		'adds up to the total': lineSum - taken + added === sum.totalCents,
		'is the same in the comparison': current?.totalCents === sum.totalCents,
		'equals the independent sum': BigInt(sum.totalCents) === independentPrice(input),
	}
	return Object.entries(promises).flatMap(([promise, kept]) => (kept ? [] : [promise]))
}

// 100,000 in parts: a test that never waits keeps its process from reporting.
const seeds = Array.from({ length: 10 }, (_, part) => 20_261_121 + part)
test.each(seeds)(
	'10,000 random designs keep every promise and agree with an independent calculation (%i)',
	(seed) => {
		const random = randomFrom(seed)
		const faults: string[] = []
		for (let run = 0; run < 10_000 && faults.length === 0; run++) {
			const input = randomInput(random)
			const broken = brokenPromises(input)
			if (broken.length > 0) faults.push(`${broken.join(', ')}: ${JSON.stringify(input)}`)
		}
		expect(faults).toEqual([])
	},
)

test('the independent calculation would notice a cent', () => {
	const config = { decorations: [], addOns: [], quantity: 12, fundraisingEnabled: false }
	const input = { baseCents: 10_001, config, prices: specPrices, roles: [] }
	expect(independentPrice(input)).toBe(114_011n)
	expect(independentPrice({ ...input, baseCents: 10_002 })).not.toBe(114_011n)
})
