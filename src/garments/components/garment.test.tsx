import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { goldenDesigns } from '../../../tests/factories/golden-designs.ts'
import { packsFor } from '../packs.server.ts'
import { renderDesign } from '../render.ts'
import { group, path, type Scene } from '../scene.ts'
import { toSvg } from '../svg.ts'
import { Garment } from './garment.tsx'

test('React and the SVG string draw the same markup for golden designs of every kind', () => {
	const designs = goldenDesigns().filter((_, index) => index % 3 === 0)
	for (const { id, ...request } of designs) {
		const scene = renderDesign({ ...request, packs: packsFor(request.config, request.template) })
		const markup = renderToStaticMarkup(<Garment scene={scene} idPrefix="p" width={320} />)
		expect(markup, id).toBe(toSvg(scene, { idPrefix: 'p', width: 320 }))
	}
})

test('labels with markup in them stay text', () => {
	const label = '<script>alert("1")</script> & \'x\''
	const nodes = [group([path('M0 0Z', { fill: '#000000' })], { label })]
	const scene: Scene = { width: 10, height: 10, pxPerInch: 1, title: label, nodes }
	expect(renderToStaticMarkup(<Garment scene={scene} />)).toBe(toSvg(scene))
	expect(toSvg(scene)).not.toContain('<script>')
})

test('a class is added to the picture and nothing else changes', () => {
	const scene: Scene = { width: 10, height: 10, pxPerInch: 1, title: 'x', nodes: [] }
	const markup = renderToStaticMarkup(<Garment scene={scene} className="hero" />)
	expect(markup.replace(' class="hero"', '')).toBe(toSvg(scene))
})
