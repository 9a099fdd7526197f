import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packsFor } from '#garments/packs.server.ts'
import { renderDesign } from '#garments/render.ts'
import { DesignConfig } from '#garments/schemas.ts'
import { toSvg } from '#garments/svg.ts'
import { templates } from '#garments/templates/index.ts'
import {
	canCopy,
	copiedText,
	copiedTogether,
	elementsOn,
	frameAround,
	grouped,
	isGrouped,
	isOneGroup,
	movedTogether,
	removedText,
	removedTogether,
	selectedOf,
	togetherWith,
	toggled,
	ungrouped,
} from './groups.ts'
import { duplicate, moveToView } from './logos.ts'
import { createEditor } from './store.ts'

const template = templates['football-jersey']!
const { views } = template
const [front, back] = [views[0]!, views[1]!]
const logo = (id: string, x: number, view = 'front') => ({
	id,
	url: `/${id}.png`,
	placement: 'custom',
	view,
	x,
	y: 9,
	width: 3,
	height: 3,
	rotation: 0,
})
const design = DesignConfig.parse({
	primaryColor: '#14284f',
	secondaryColor: '#f2b21b',
	teamName: 'Hawks',
	playerNumber: '24',
	logos: [logo('a', 8), logo('b', 14), logo('c', 12, 'back')],
})
const packs = packsFor(design, template)
const on = (config: DesignConfig, view = front) => elementsOn({ template, packs, config }, view)
const pick = (config: DesignConfig, ids: readonly string[]) => on(config).filter(({ id }) => ids.includes(id))
const ids = (elements: readonly { id: string }[]) => elements.map(({ id }) => id)
const group = (members: readonly string[], config = design) => grouped(config, pick(config, members), 'g1')
const none = { selection: null, also: [] }

test('the elements of a side are its lettering and its logos', () => {
	expect(on(design).map(({ id, name }) => [id, name])).toEqual([
		['team-front', 'Team name'],
		['number-front', 'Number'],
		['a', 'Logo 1'],
		['b', 'Logo 2'],
	])
	expect(ids(on(design, back))).toEqual(['number-back', 'c'])
})

test('a group is saved with the design, drawn the same, and gone without a trace', () => {
	const made = group(['team-front', 'a', 'b'])
	expect(made.logos.map((each) => each.group)).toEqual(['g1', 'g1', undefined])
	expect(made.lettering?.places?.team?.front).toEqual({ group: 'g1' })
	expect(DesignConfig.parse(JSON.parse(JSON.stringify(made)))).toEqual(made)
	const picture = (config: DesignConfig) =>
		toSvg(renderDesign({ template, config, view: 'front', mode: 'preview', packs }))
	expect(picture(made)).toBe(picture(design))
	const gone = DesignConfig.parse(JSON.parse(JSON.stringify(ungrouped(made, on(made)))))
	expect(gone.logos).toEqual(design.logos)
	expect(gone.lettering?.places).toEqual({ team: {} })
	expect(grouped(design, pick(design, ['a']), 'g1')).toBe(design)
})

test('an element selects its group, and what is toggled comes and goes with its group', () => {
	const made = group(['a', 'b'])
	const elements = on(made)
	const one = toggled(elements, none, 'a')
	expect(one).toEqual({ selection: 'a', also: ['b'] })
	expect(ids(selectedOf(elements, { selection: 'b', also: [] }))).toEqual(['a', 'b'])
	const more = toggled(elements, one, 'team-front')
	expect(more).toEqual({ selection: 'a', also: ['b', 'team-front'] })
	expect(toggled(elements, more, 'b')).toEqual({ selection: 'team-front', also: [] })
	expect(ids(togetherWith(elements, more, 'team-front'))).toEqual(['team-front', 'a', 'b'])
	expect(ids(togetherWith(elements, more, 'number-front'))).toEqual(['number-front'])
	expect(selectedOf(elements, { selection: 'gone', also: [] })).toEqual([])
	expect([isOneGroup(selectedOf(elements, one)), isOneGroup(selectedOf(elements, more))]).toEqual([
		true,
		false,
	])
	expect(isGrouped(elements, { id: 'a' })).toBe(true)
	expect(isGrouped(elements, { id: 'number-front' })).toBe(false)
})

test('a property: what moves together keeps its distances, also where one of it may go no farther', () => {
	const made = group(['team-front', 'a', 'b'])
	const before = pick(made, ['team-front', 'a', 'b'])
	const way = fc.double({ min: -30, max: 30, noNaN: true })
	fc.assert(
		fc.property(way, way, (x, y) => {
			const moved = movedTogether(made, before, { by: { x, y }, view: front, views })
			const after = pick(moved, ids(before))
			const shifts = after.map(({ frame }, at) => [
				frame.x - before[at]!.frame.x,
				frame.y - before[at]!.frame.y,
			])
			for (const [right, down] of shifts) {
				expect(right).toBeCloseTo(shifts[0]![0]!, 1)
				expect(down).toBeCloseTo(shifts[0]![1]!, 1)
			}
			expect(DesignConfig.parse(moved)).toEqual(moved)
			expect(moved.logos[2]).toEqual(made.logos[2])
		}),
		{ numRuns: 60 },
	)
	const near = movedTogether(made, before, { by: { x: 1, y: 0.5 }, view: front, views })
	const [from, to] = [before, pick(near, ids(before))].map(frameAround)
	expect([to!.x - from!.x, to!.y - from!.y]).toEqual([
		expect.closeTo(1, 2) as number,
		expect.closeTo(0.5, 2) as number,
	])
})

test('logos of a group are copied as a group of their own', () => {
	const made = group(['team-front', 'a', 'b'])
	let next = 0
	const newId = () => `n${(next += 1)}`
	const { config, ids: copies } = copiedTogether(made, on(made), { newId, view: front })
	expect(copies).toEqual(['n1', 'n2'])
	expect(config.logos.map(({ id, group: of }) => [id, of])).toEqual([
		['a', 'g1'],
		['n1', 'n3'],
		['b', 'g1'],
		['n2', 'n3'],
		['c', undefined],
	])
	expect(canCopy(made, pick(made, ['team-front']))).toBe(false)
	const full = { ...made, logos: Array.from({ length: 29 }, (_, at) => logo(`l${at}`, 8)) }
	expect(copiedTogether(full, pick(full, ['l0', 'l1']), { newId, view: front })).toEqual({
		config: full,
		ids: [],
	})
})

test('logos of a group are removed with their decorations; lettering stays and leaves it', () => {
	const made = {
		...group(['team-front', 'a', 'b']),
		decorations: [
			{
				type: 'screen' as const,
				location: 'front' as const,
				size: 'small' as const,
				description: '',
				itemId: 'a',
			},
		],
	}
	const left = removedTogether(made, pick(made, ['team-front', 'a', 'b']))
	expect(left.logos.map(({ id }) => id)).toEqual(['c'])
	expect([left.teamName, left.decorations]).toEqual(['Hawks', []])
	expect(on(left).every((element) => element.group === undefined)).toBe(true)
})

test('a logo leaves its group on another side, and a copy of it is in none', () => {
	const made = group(['a', 'b'])
	expect(moveToView(made, 'a', back).logos[0]!.group).toBe(undefined)
	expect(moveToView(made, 'a', front)).toBe(made)
	expect(duplicate(made, 'a', { newId: 'd', view: front }).logos[1]!.group).toBe(undefined)
})

test('another selection is alone again', () => {
	const editor = createEditor({ piece: '', configs: { '': design }, assets: [], view: 'front' })
	const { show } = editor.getState()
	show({ selection: 'a', also: ['b'] })
	show({ zoom: 2 })
	expect(editor.getState().also).toEqual(['b'])
	show({ selection: 'c' })
	expect(editor.getState().also).toEqual([])
})

test('what is announced says why lettering is neither copied nor removed', () => {
	const [all, logos, letters] = [on(design), pick(design, ['a', 'b']), pick(design, ['team-front'])]
	const letteringCopied = 'Lettering is not copied: each line is on a garment once.'
	const letteringStays = 'Lettering stays: clear its text in Names & Numbers.'
	expect(copiedText(logos, logos)).toBe('Copied: Logo 1 and Logo 2.')
	expect(copiedText(all, logos)).toBe(`Copied: Logo 1 and Logo 2. ${letteringCopied}`)
	expect(copiedText(letters, [])).toBe(letteringCopied)
	expect(copiedText(logos, [])).toBe('Not copied: a design has at most 30 logos.')
	expect(removedText(logos)).toBe('Removed: Logo 1 and Logo 2.')
	expect(removedText(all)).toBe(`Removed: Logo 1 and Logo 2. ${letteringStays}`)
	expect(removedText(letters)).toBe(letteringStays)
})
