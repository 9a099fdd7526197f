// A design as a tree of fields, and back.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyEdit, plainWork } from '../../../tests/factories/co-design.ts'
import { DesignConfig } from '#garments/schemas.ts'
import {
	applyOperations,
	isAtOrUnder,
	joinOperations,
	operationsBetween,
	type Operation,
} from './operations.ts'
import { sharedWorkOf, workIn } from './shared-work.ts'

const encoding = () => {
	let count = 0
	return { ids: new WeakMap<object, string>(), newId: () => `r${(count += 1)}` }
}

const edits = fc.array(anyEdit, { maxLength: 15 })
const workAfter = (
	all: readonly { edit: (work: ReturnType<typeof plainWork>) => ReturnType<typeof plainWork> }[],
) => all.reduce((work, { edit }) => edit(work), plainWork())

test('a design that became a tree becomes the same design again', () => {
	fc.assert(
		fc.property(edits, (all) => {
			const own = encoding()
			const tree = sharedWorkOf(workAfter(all), own)
			const again = workIn(tree, own.ids)
			expect(sharedWorkOf(again, own, tree)).toEqual(sharedWorkOf(again, encoding(), tree))
			for (const config of Object.values(again.configs))
				expect(DesignConfig.safeParse(config).success).toBe(true)
			expect(workIn(sharedWorkOf(again, own, tree), own.ids)).toEqual(again)
		}),
	)
})

test('the operations between two trees make one of the other, joined or not', () => {
	fc.assert(
		fc.property(edits, edits, edits, (one, two, three) => {
			const own = encoding()
			const first = sharedWorkOf(workAfter(one), own)
			const second = sharedWorkOf(workAfter([...one, ...two]), own, first)
			const third = sharedWorkOf(workAfter([...one, ...two, ...three]), own, second)
			const [early, late] = [operationsBetween(first, second), operationsBetween(second, third)]
			expect(applyOperations(first, early)).toEqual(second)
			expect(applyOperations(first, joinOperations(early, late))).toEqual(third)
		}),
	)
})

test('an edit of one player is one field of one row', () => {
	const own = encoding()
	const work = plainWork()
	const before = sharedWorkOf(work, own)
	const players = work.players.map((player, at) => (at === 1 ? { ...player, size: 'XL' } : player))
	const operations = operationsBetween(before, sharedWorkOf({ ...work, players }, own, before))
	expect(operations).toEqual([{ path: ['players', 'rows', 'r2', 'size'], value: 'XL' }])
})

test('a default does not replace what is there', () => {
	const set: Operation = { path: ['whole', 'quantity'], value: 3, isDefault: true }
	expect(applyOperations({ whole: {} }, [set])).toEqual({ whole: { quantity: 3 } })
	expect(applyOperations({ whole: { quantity: 1 } }, [set])).toEqual({ whole: { quantity: 1 } })
})

test('names of the language are ordinary fields', () => {
	const tree = applyOperations({ whole: {} }, [{ path: ['whole', '__proto__', 'polluted'], value: true }])
	expect(tree).toEqual({ whole: {} })
	expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
	expect(isAtOrUnder(['a', 'b'], ['a'])).toBe(true)
})

test('a tile and a pattern of the shop chosen at the same time are one choice: the later one', () => {
	const own = encoding()
	const design = (pattern: object) =>
		sharedWorkOf(
			{ configs: { '': DesignConfig.parse({ ...plainWork().configs['home'], pattern }) }, players: [] },
			own,
		)
	const print = { color: '#111111', opacity: 1 }
	const tile = { url: '/t', assetId: '7d3f0c52-9a41-4c0e-8b57-51b7c6f2a990', widthIn: 4, aspectRatio: 1 }
	const before = design({ ...print, id: 'camo' })
	const uploaded = operationsBetween(before, design({ ...print, id: 'own-tile', tile }))
	const chosen = operationsBetween(before, design({ ...print, id: 'stripes' }))
	const patternAfter = (operations: readonly Operation[]) =>
		workIn(applyOperations(before, operations), new WeakMap()).configs['']?.pattern
	expect(patternAfter([...uploaded, ...chosen])).toEqual({ ...print, id: 'stripes' })
	expect(patternAfter([...chosen, ...uploaded])).toEqual({ ...print, id: 'own-tile', tile })
})
