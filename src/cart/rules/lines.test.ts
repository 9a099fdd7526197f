import { expect, test } from 'vitest'
import { maxOrderLines } from '#orders/schemas.ts'
import { DesignId, VariantId } from '#kit/ids.ts'
import { lineKeyOf } from '#orders/rules/lines.ts'
import { additionTo, joinedLines, maxUnits, quantityFor, withoutOrdered, type Held } from './lines.ts'

const held = (key: string, quantity: number, variantId = key): Held => ({
	id: `id of ${key}`,
	key,
	variantId,
	quantity,
})
const request = (key: string, quantity: number, variantId = key) => ({ key, variantId, quantity })

test.each([
	['a first line', [], 3, 10, { outcome: 'added', added: 3, quantity: 3 }],
	['all of the stock', [], 10, 10, { outcome: 'added', added: 10, quantity: 10 }],
	[
		'more than the stock',
		[],
		11,
		10,
		{ outcome: 'capped', added: 10, quantity: 10, limit: 10, because: 'stock' },
	],
	['more of a line', [held('a', 6)], 4, 10, { outcome: 'added', added: 4, quantity: 10 }],
	['a line that holds all', [held('a', 10)], 1, 10, { outcome: 'none-left', limit: 10, because: 'stock' }],
	[
		'what another line of the variant holds',
		[held('other player', 7, 'a')],
		5,
		10,
		{ outcome: 'capped', added: 3, quantity: 3, limit: 10, because: 'stock' },
	],
	['a variant without stock', [], 1, 0, { outcome: 'sold-out' }],
	[
		'more than a line takes',
		[held('a', 990)],
		20,
		5_000,
		{ outcome: 'capped', added: 9, quantity: 999, limit: 999, because: 'units' },
	],
	['to a full line', [held('a', 999)], 1, 5_000, { outcome: 'none-left', limit: 999, because: 'units' }],
] as const)('adding %s', (_case, lines, quantity, stock, expected) => {
	expect(additionTo(lines, request('a', quantity), stock)).toEqual(expected)
})

test('the 200th line finds room, the 201st does not, and a line that is there grows on', () => {
	const full = Array.from({ length: maxOrderLines }, (_, at) => held(`line ${at}`, 1))
	expect(additionTo(full.slice(1), request('new', 1), 9).outcome).toBe('added')
	expect(additionTo(full, request('new', 1), 9)).toEqual({ outcome: 'full' })
	expect(additionTo(full, request('line 7', 1), 9).outcome).toBe('added')
})

test.each([
	['down to one', 5, 1, 3, { quantity: 1, isCapped: false }],
	['down, though the stock has fallen below', 5, 4, 3, { quantity: 4, isCapped: false }],
	['up within the stock', 5, 8, 8, { quantity: 8, isCapped: false }],
	['up beyond the stock', 5, 9, 8, { quantity: 8, isCapped: true }],
	['up, though there is less than it holds', 5, 6, 2, { quantity: 5, isCapped: true }],
])('a quantity goes %s', (_case, has, wanted, stock, expected) => {
	const line = held('a', has)
	expect(quantityFor([line], line, { wanted, stock })).toEqual(expected)
})

test('joined carts add up equal lines and leave what finds no room', () => {
	const own = [held('a', 5), held('b', 998)]
	const arriving = [held('a', 2), held('b', 3), held('c', 4)].map((line) => ({
		...line,
		id: `v ${line.key}`,
	}))
	expect(joinedLines(own, arriving)).toEqual({
		grown: [
			{ id: 'id of a', quantity: 7 },
			{ id: 'id of b', quantity: 999 },
		],
		moved: ['v c'],
		emptied: ['v a'],
		left: [{ id: 'v b', quantity: 2 }],
	})
})

test('an order takes its own units out of the cart and no others', () => {
	const lines = [held('a', 5), held('b', 2), held('c', 1)]
	expect(
		withoutOrdered(lines, [request('a', 2), request('b', 2), request('a', 1), request('gone', 9)]),
	).toEqual({
		kept: [{ id: 'id of a', quantity: 2 }],
		gone: ['id of b'],
	})
})

/** mulberry32: a small random generator, reproducible by its seed. */
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

const someId = (at: number) => `10000000-0000-4000-8000-00000000000${at}`
/** Names and numbers that collide when merely concatenated. */
const names = ['', 'LEE', 'LEE ', 'LEE,1', 'LEE","1', '0']
const numbers = ['', '0', '00', '1', '10']

function randomInput(random: Random) {
	const design = random(3) === 0 ? null : { id: DesignId.parse(someId(random(2))), version: 1 + random(2) }
	const personal = {
		variantId: VariantId.parse(someId(random(3))),
		design,
		playerName: names[random(names.length)] ?? '',
		playerNumber: numbers[random(numbers.length)] ?? '',
	}
	return { ...personal, key: lineKeyOf(personal), quantity: 1 + random(random(10) === 0 ? 999 : 12) }
}

type Line = Held & { who: ReturnType<typeof randomInput> }

/** Adds an input to the lines, as the service does. @returns units that the shop reports as added */
function put(lines: Line[], who: Line['who'], stock: number): number {
	const addition = additionTo(lines, who, stock)
	if (!('quantity' in addition)) return 0
	const present = lines.find(({ key }) => key === who.key)
	if (present) present.quantity = addition.quantity
	else lines.push({ ...who, id: String(lines.length), who, quantity: addition.quantity })
	return addition.added
}

const sum = (lines: readonly { quantity: number }[]) =>
	lines.reduce((total, { quantity }) => total + quantity, 0)

const isSamePlayer = (one: Line['who'], other: Line['who']) =>
	one.variantId === other.variantId &&
	one.design?.id === other.design?.id &&
	one.design?.version === other.design?.version &&
	one.playerName === other.playerName &&
	one.playerNumber === other.playerNumber

test('10,000 random carts never merge two players and never lose a unit, nor pass stock and limits', () => {
	const faults: string[] = []
	const random = randomFrom(5)
	for (let run = 0; run < 10_000 && faults.length === 0; run += 1) {
		const stock = random(4) === 0 ? random(20) : 5_000
		const lines: Line[] = []
		const inputs = Array.from({ length: 1 + random(12) }, () => randomInput(random))
		const added = inputs.map((who) => put(lines, who, stock))
		const reported = added.reduce((total, units) => total + units, 0)
		if (sum(lines) !== reported) faults.push(`units lost in run ${run}`)
		for (const [at, who] of inputs.entries()) {
			const own = lines.filter((line) => isSamePlayer(line.who, who))
			if (own.length > 1) faults.push(`a player twice in run ${run}`)
			if ((added[at] ?? 0) > 0 && own.length !== 1) faults.push(`players merged in run ${run}`)
		}
		for (const { variantId } of lines)
			if (sum(lines.filter((line) => line.variantId === variantId)) > stock)
				faults.push(`too many in run ${run}`)
		if (lines.some(({ quantity }) => quantity > maxUnits)) faults.push(`a line too long in run ${run}`)
	}
	expect(faults).toEqual([])
})

test('10,000 random joins lose no unit', () => {
	const faults: string[] = []
	const random = randomFrom(6)
	for (let run = 0; run < 10_000 && faults.length === 0; run += 1) {
		const [own, arriving] = [[], []] as [Line[], Line[]]
		for (let at = random(10); at > 0; at -= 1) put(own, randomInput(random), 5_000)
		for (let at = random(10); at > 0; at -= 1) put(arriving, randomInput(random), 5_000)
		const { grown, moved, emptied, left } = joinedLines(own, arriving)
		const grownIds = new Map(grown.map(({ id, quantity }) => [id, quantity]))
		const ownAfter = own.reduce((total, { id, quantity }) => total + (grownIds.get(id) ?? quantity), 0)
		const movedUnits = sum(arriving.filter(({ id }) => moved.includes(id)))
		if (ownAfter + movedUnits + sum(left) !== sum(own) + sum(arriving))
			faults.push(`units lost in run ${run}`)
		if (moved.length + emptied.length + left.length !== arriving.length)
			faults.push(`lines lost in run ${run}`)
	}
	expect(faults).toEqual([])
})
