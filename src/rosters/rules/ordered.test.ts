import { expect, test } from 'vitest'
import { carriedOf, orderDifferences, orderedLabel, type OrderedLine } from './ordered.ts'
import { jerseyNames } from './jersey-names.ts'
import { emptyPlayer, type Player } from './player.ts'

const row: Player = { ...emptyPlayer, name: 'Vale', number: '12', size: 'M', shortsSize: 'S' }
const jersey: OrderedLine = {
	orderId: 'a',
	kind: 'Jersey',
	isDesigned: true,
	name: 'Vale',
	number: '12',
	size: 'M',
}
const shorts: OrderedLine = { ...jersey, kind: 'Shorts', name: '', number: '', size: 'S' }
const places = (id: string) => ['a', 'b'].indexOf(id)
const named = (player: Player) => ({ ...player, printedName: jerseyNames([player])[0] ?? '' })
const found = (player: Partial<Player>, lines: OrderedLine[]) =>
	orderDifferences(named({ ...row, ...player }), carriedOf(lines, places)).map(({ field, ordered, at }) => [
		field,
		ordered,
		at,
	])

test.each<[string, Partial<Player>, OrderedLine[], unknown[]]>([
	['the same', {}, [jersey, shorts], []],
	['the name as it is printed', {}, [{ ...jersey, name: 'VALE' }], []],
	['another name on the jersey', { jerseyName: 'SAMMY' }, [jersey], [['name', 'Vale', 0]]],
	['another number', { number: '7' }, [jersey, shorts], [['number', '12', 0]]],
	['"0" is not "00"', { number: '00' }, [{ ...jersey, number: '0' }], [['number', '0', 0]]],
	['a number that came later', {}, [{ ...jersey, number: '' }], [['number', 'no number', 0]]],
	['a design without a place for numbers', { number: '7' }, [{ ...shorts, name: '' }], []],
	['a place for the number on shorts', {}, [{ ...shorts, number: '9' }], [['number', '9', 0]]],
	['plain goods keep the number', { number: '7' }, [{ ...jersey, isDesigned: false }], [['number', '12', 0]]],
	['an accent in another form', { name: 'Zoe\u0301' }, [{ ...jersey, name: 'Zo\u00e9' }], []],
	['another name', { name: 'De Vale' }, [jersey], [['name', 'Vale', 0]]],
	[
		'a name that is not wanted any more',
		{ printsName: false },
		[jersey],
		[['printsName', 'with the name', 0]],
	],
	['a name that is wanted now', {}, [{ ...jersey, name: '' }], [['printsName', 'without the name', 0]]],
	[
		'a garment without a place for a name still says who it is for',
		{ name: 'De Vale', printsName: false },
		[{ ...shorts, name: 'Vale', number: '12', sold: { printsName: null } }],
		[['name', 'Vale', 0]],
	],
	[
		'a name that was not wanted',
		{},
		[{ ...jersey, sold: { printsName: false } }],
		[['printsName', 'without the name', 0]],
	],
	['plain goods print nothing', { printsName: false }, [{ ...jersey, isDesigned: false }], []],
	[
		'both sizes',
		{ size: 'L', shortsSize: 'XL' },
		[jersey, shorts],
		[
			['size', 'M', 0],
			['shortsSize', 'S', 0],
		],
	],
	['shorts in the size of the jersey', { shortsSize: '' }, [{ ...shorts, size: 'M' }], []],
	['a size that is not given', { size: '', shortsSize: '' }, [jersey, shorts], []],
	['other runs of sizes', {}, [{ ...jersey, kind: 'Hat', size: 'One size' }], []],
	[
		'two orders',
		{ number: '7' },
		[jersey, { ...jersey, orderId: 'b', kind: 'Uniform Set', number: '70' }],
		[
			['number', '12', 0],
			['number', '70', 1],
		],
	],
	['two garments of one order', { size: 'L' }, [jersey, { ...jersey, kind: 'Hoodie' }], [['size', 'M', 0]]],
	['two sizes in one order', {}, [jersey, { ...jersey, kind: 'Hoodie', size: 'L' }], [['size', 'L', 0]]],
])('%s', (_what, player, lines, differences) => {
	expect(found(player, lines)).toEqual(differences)
})

test('ordered values have a short label', () => {
	const changed = { ...row, number: '7', size: 'L', shortsSize: 'L' }
	expect(orderedLabel(orderDifferences(named(changed), carriedOf([jersey, shorts], places)))).toBe(
		'Ordered as 12 · M · shorts S',
	)
})
