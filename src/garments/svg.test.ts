import fc from 'fast-check'
import { expect, test } from 'vitest'
import { group, path, type Scene, type SceneNode } from './scene.ts'
import { toSvg } from './svg.ts'

const sceneOf = (nodes: SceneNode[], title = 'Jersey'): Scene => ({
	width: 400,
	height: 500,
	pxPerInch: 10,
	title,
	nodes,
})

test('titles, labels and addresses cannot break out of their attributes', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary' }), (text) => {
			const image = { type: 'image', href: text, x: 0, y: 0, width: 1, height: 1 } as const
			const svg = toSvg(sceneOf([group([image], { label: text })], text))
			const tags = svg.match(/<[^>]*>/g) ?? []
			expect(tags.map((tag) => /^<\/?(\w+)/.exec(tag)?.[1])).toEqual([
				'svg',
				'g',
				'image',
				'image',
				'g',
				'svg',
			])
			expect(tags.join('')).toBe(svg)
		}),
	)
})

test('control characters that XML forbids are replaced', () => {
	expect(toSvg(sceneOf([], 'a\u0000b\u000bc\ud800'))).toContain('aria-label="a\ufffdb\ufffdc\ufffd"')
})

test('ids carry the prefix, and every reference has its definition', () => {
	const gradient = { kind: 'linear', x1: 0, y1: 0, x2: 1, y2: 0, stops: [[0, '#000000', 0.5]] } as const
	const nodes = [
		group([path('M0 0H9V9Z', { fill: { ...gradient, stops: [[0, '#000000', 0.5]] } })], {
			id: 'body',
			clip: 'M0 0H9V9Z',
		}),
	]
	const svg = toSvg(sceneOf(nodes), { idPrefix: ':r1:' })
	const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map((match) => match[1])
	const references = [...svg.matchAll(/url\(#([^)]*)\)/g)].map((match) => match[1])
	expect(ids.every((id) => id?.startsWith('r1-'))).toBe(true)
	expect(references).toHaveLength(2)
	expect(references.filter((id) => !ids.includes(id))).toEqual([])
})

test('equal gradients and clips are defined once', () => {
	const clipped = () => group([path('M0 0H9', { stroke: '#000000', strokeWidth: 1 })], { clip: 'M0 0H9V9Z' })
	expect(toSvg(sceneOf([clipped(), clipped()])).match(/<clipPath/g)).toHaveLength(1)
})

test('width brings the height along, and the background fills the canvas', () => {
	const svg = toSvg(sceneOf([]), { width: 200, background: '#ffffff' })
	expect(svg).toContain('width="200" height="250"')
	expect(svg).toContain('<rect width="400" height="500" fill="#ffffff">')
})
