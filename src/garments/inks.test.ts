import { expect, test } from 'vitest'
import { packsFor } from './packs.server.ts'
import { renderDesign } from './render.ts'
import type { SceneNode } from './scene.ts'
import { DesignConfig } from './schemas.ts'
import { toSvg } from './svg.ts'
import { productionMethods, type ProductionMethod } from './template.ts'
import { drawn, templateById } from './templates/index.ts'
import { wornDesign } from './worn/worn-design.ts'

const hockey = templateById('hockey-jersey')!
const first = drawn.find(({ id, version }) => id === hockey.id && version === 1)!

const crest = { url: '/files/crest.png', placement: 'chest', id: 'crest', x: 10, y: 8, width: 3, height: 3 }

/** Kelly green with white letters, all made by one method. */
const designBy = (method: ProductionMethod | undefined) =>
	DesignConfig.parse({
		primaryColor: '#10803f',
		secondaryColor: '#f7f7f5',
		teamName: 'Loons',
		playerNumber: '86',
		logos: [crest],
		sublimated: method === 'sublimation',
		decorations:
			method === undefined || method === 'sublimation'
				? []
				: ['team-front', 'number-front', 'number-back', 'crest'].map((itemId) => ({
						type: method,
						location: 'front',
						size: 'medium',
						itemId,
					})),
	})

type Drawn = { template?: typeof hockey; mode?: 'preview' | 'thumb' }

function frontBy(method: ProductionMethod | undefined, { template = hockey, mode = 'preview' }: Drawn = {}) {
	const config = designBy(method)
	return renderDesign({ template, config, view: 'front', mode, packs: packsFor(config, template) })
}

const groupsIn = (nodes: readonly SceneNode[]) => nodes.filter((node) => node.type === 'group')
const artIn = ({ nodes }: ReturnType<typeof frontBy>) =>
	groupsIn(groupsIn(nodes).find(({ id }) => id === 'art')?.children ?? [])
const hasStitches = (nodes: readonly SceneNode[]): boolean =>
	nodes.some((node) =>
		node.type === 'group' ? hasStitches(node.children) : node.type === 'path' && node.dash !== undefined,
	)

test.each([
	['screen', { opacity: 0.97, isStitched: false }],
	['sublimation', { opacity: undefined, isStitched: false }],
	['tackle_twill', { opacity: undefined, isStitched: true }],
	['embroidery', { opacity: undefined, isStitched: true }],
] as const)(
	'art by %s lies on the cloth with its own opacity and edge',
	(method, { opacity, isStitched }) => {
		const parts = artIn(frontBy(method))
		expect(parts.map(({ id }) => id)).toContain('logo-crest')
		for (const part of parts) {
			expect(part.opacity).toBe(opacity)
			if (part.id !== 'logo-crest') expect(hasStitches(part.children)).toBe(isStitched)
		}
	},
)

test('art whose method is not chosen is printed, and embroidery is thread', () => {
	expect(frontBy(undefined)).toEqual(frontBy('screen'))
	expect(frontBy('embroidery')).not.toEqual(frontBy('tackle_twill'))
})

test('version 1 draws every method as before', () => {
	const [before, ...others] = productionMethods.map((method) => toSvg(frontBy(method, { template: first })))
	for (const other of others) expect(other).toBe(before)
})

test('cut files and small pictures have the same outlines by every method', () => {
	const outlines = (method: ProductionMethod) =>
		artIn(frontBy(method, { mode: 'thumb' })).flatMap(({ children }) => children)
	for (const method of productionMethods) expect(outlines(method)).toEqual(outlines('tackle_twill'))
})

test.each([
	['screen', true],
	['sublimation', true],
	['tackle_twill', false],
	['embroidery', false],
] as const)('worn, art by %s is printed on the cloth: %s', (method, isPrinted) => {
	const config = designBy(method)
	const packs = packsFor(config, hockey)
	const { textures } = wornDesign({ template: hockey, config, mode: 'thumb', packs })!
	const front = textures.find(
		({ view, printed, art }) => view === 'front' && printed.length + art.length > 0,
	)!
	expect([front.printed.length > 0, front.art.length > 0]).toEqual([isPrinted, !isPrinted])
})
