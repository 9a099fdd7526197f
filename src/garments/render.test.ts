import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frameInInches } from '#placement/units.ts'
import { packsFor } from './packs.server.ts'
import { measureLettering, nodesToKeep, renderDesign, resolveDesign, viewOf, withArtOf } from './render.ts'
import type { GroupNode, SceneNode } from './scene.ts'
import { DesignConfig } from './schemas.ts'
import { toSvg } from './svg.ts'
import { renderModes, type GarmentTemplate } from './template.ts'
import { templates } from './templates/index.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const text = fc.string({ unit: 'grapheme', maxLength: 12 })

const template = fc.constantFrom(...Object.values(templates))
const config = fc
	.record({
		primaryColor: hex,
		secondaryColor: hex,
		teamName: text,
		playerNumber: fc.stringMatching(/^\d{0,2}$/),
		playerName: text,
	})
	.map((fields) =>
		DesignConfig.parse({
			...fields,
			teamName: fields.teamName.slice(0, 20),
			playerName: fields.playerName.slice(0, 20),
		}),
	)
const design = fc
	.record({ template, config, mode: fc.constantFrom(...renderModes) })
	.chain((fixed) => fc.constantFrom(...fixed.template.views).map((view) => ({ ...fixed, view: view.id })))

const deepFreeze = <T>(value: T): T => {
	if (value && typeof value === 'object' && !Object.isFrozen(value)) {
		Object.freeze(value)
		Object.values(value).forEach(deepFreeze)
	}
	return value
}

const snapback = templates.snapback as GarmentTemplate
const design24 = DesignConfig.parse({
	primaryColor: '#14284f',
	secondaryColor: '#f2b21b',
	teamName: 'hawks',
	playerNumber: '24',
})

const groupCalled = (nodes: readonly SceneNode[], id: string): GroupNode | undefined => {
	for (const node of nodes) {
		if (node.type !== 'group') continue
		const found = node.id === id ? node : groupCalled(node.children, id)
		if (found) return found
	}
	return undefined
}

test('the same design gives the same bytes, changes nothing it was given and has no broken number', () => {
	fc.assert(
		fc.property(design, (request) => {
			const packs = packsFor(request.config, request.template)
			deepFreeze(request.config)
			const first = toSvg(renderDesign({ ...request, packs }))
			const second = toSvg(renderDesign({ ...request, config: structuredClone(request.config), packs }))
			expect(second).toBe(first)
			expect(first).not.toMatch(/NaN|Infinity|undefined/)
		}),
		{ numRuns: 60 },
	)
})

test('a zone takes the color of the design, else the fallback of the template, else none', () => {
	const chosen = { ...design24, zoneColors: { brim: '#c21a2c' } }
	const { colors } = resolveDesign(snapback, chosen, 'preview')
	expect(colors).toMatchObject({ brim: '#c21a2c', body: '#14284f', button: '#f2b21b', strap: '#17181c' })
	expect(colors.underbrim).toBeUndefined()
})

test('an unknown style or pattern gives way to the default', () => {
	const odd = {
		...design24,
		styles: { brim: 'propeller', back: 'mesh' },
		pattern: { id: 'paisley', color: '#ffffff', opacity: 1 },
	}
	const resolved = resolveDesign(snapback, odd, 'preview')
	expect(resolved.styles).toEqual({ brim: 'flat', back: 'mesh' })
	expect(resolved.pattern).toBeUndefined()
})

test('the cap shows the initial of the team', () => {
	const scene = renderDesign({
		template: snapback,
		config: design24,
		view: 'front',
		mode: 'preview',
		packs: packsFor(design24, snapback),
	})
	expect(groupCalled(scene.nodes, 'lettering-team')?.label).toBe('H')
})

test('a logo turns around its own middle, between cloth and folds', () => {
	const frame = frameInInches(
		{ x: 100, y: 50, width: 80, height: 40, rotation: 90 },
		viewOf(snapback, 'front'),
	)
	const logos = [{ url: '/files/a.png', placement: 'front', ...frame }]
	const scene = renderDesign({
		template: snapback,
		config: { ...design24, logos },
		view: 'front',
		mode: 'preview',
		packs: {},
	})
	const logo = groupCalled(scene.nodes, 'logo-0')
	expect(logo?.matrix?.map((value) => Math.round(value) || 0)).toEqual([0, 1, -1, 0, 140, 70])
	expect(scene.nodes.map((node) => (node.type === 'group' ? node.id : node.type))).toEqual([
		'cloth',
		'art',
		'folds',
	])
	const back = renderDesign({
		template: snapback,
		config: { ...design24, logos },
		view: 'back',
		mode: 'preview',
		packs: {},
	})
	expect(groupCalled(back.nodes, 'logo-0')).toBeUndefined()
})

test('a mirrored logo keeps its place and its turn', () => {
	const frame = frameInInches(
		{ x: 100, y: 50, width: 80, height: 40, rotation: 90 },
		viewOf(snapback, 'front'),
	)
	const logos = [{ url: '/files/a.png', placement: 'front', mirrored: true, ...frame }]
	const config = { ...design24, logos }
	const scene = renderDesign({ template: snapback, config, view: 'front', mode: 'preview', packs: {} })
	const { matrix } = groupCalled(scene.nodes, 'logo-0') ?? {}
	expect(matrix?.map((value) => Math.round(value) || 0)).toEqual([0, -1, -1, 0, 140, 70])
})

test('a view the garment does not have is a fault of the caller', () => {
	expect(() => viewOf(snapback, 'left')).toThrow('snapback has no view left')
})

test('lettering is measured in inches of the garment', () => {
	const packs = packsFor(design24, snapback)
	const [team] = measureLettering({ template: snapback, config: design24, view: 'front', packs })
	expect(team).toMatchObject({ slot: 'team', text: 'H', missing: [], lowered: false })
	expect(team?.heightIn).toBeCloseTo(78 / 38)
})

test('a picture with a player’s name and number on it is the picture drawn anew', () => {
	fc.assert(
		fc.property(design, text, ({ config: sample, ...request }, name) => {
			const worn = { ...sample, playerName: name.slice(0, 20), playerNumber: '7' }
			const packs = packsFor(worn, request.template)
			const garment = renderDesign({ ...request, config: sample, packs })
			const dressed = withArtOf(garment, { ...request, config: worn, packs })
			expect(dressed).toEqual(renderDesign({ ...request, config: worn, packs }))
			const before = nodesToKeep(garment)
			for (const node of nodesToKeep(dressed).filter(({ type }) => type === 'group'))
				if (before.some((old) => JSON.stringify(old) === JSON.stringify(node))) expect(before).toContain(node)
		}),
		{ numRuns: 40 },
	)
})
