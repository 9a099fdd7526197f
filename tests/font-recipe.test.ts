// docs/recipes/font.md, proven: every font of the shop, and one that the shop does not have.
import { readFileSync } from 'node:fs'
import { areaD, FillRule, unionD } from 'clipper2-ts'
import { expect, test } from 'vitest'
import { buildPack } from '../scripts/glyph-pack.ts'
import { flatPaths, flatRings } from '#designs/proof/production/outlines.ts'
import { letteringPdf } from '#designs/proof/production/inch-pdf.ts'
import { placementsOf } from '#designs/proof/placements.ts'
import { normalizeText } from '#garments/lettering/alphabet.ts'
import { letteringFonts, type GlyphPack, type LetteringFont } from '#garments/lettering/fonts.ts'
import { layoutLine } from '#garments/lettering/layout.ts'
import { loadPack } from '#garments/packs.server.ts'
import { measureLettering, renderDesign, viewOf } from '#garments/render.ts'
import { DesignConfig } from '#garments/schemas.ts'
import { toSvg } from '#garments/svg.ts'
import { templates } from '#garments/templates/index.ts'

const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** Letters whose parts overlap: their outlines cover less cloth together than one by one. */
const overlapping = (pack: GlyphPack, letters: string) =>
	[...letters].filter((letter) => {
		const rings = flatRings(pack.g[letter.codePointAt(0) ?? 0]?.[1] ?? '', 1).map((ring) => [...ring])
		const area = (parts: typeof rings) => Math.abs(parts.reduce((total, ring) => total + areaD(ring), 0))
		const united = area(unionD(rings, [], FillRule.NonZero, 2))
		return Math.abs(area(rings) - united) > 0.002 * united
	})

test.each(letteringFonts as readonly LetteringFont[])(
	'$id: a package, an open license, a pack of moderate size, and whether its letters overlap',
	({ id, capitals: isInCapitals, overlaps = false }) => {
		const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
			devDependencies: Record<string, string>
		}
		expect(devDependencies).toHaveProperty(`@fontsource/${id}`)
		expect(readFileSync(`src/garments/packs/LICENSES/${id}.txt`, 'utf8')).toContain('SIL Open Font License')
		expect(readFileSync(`src/garments/packs/${id}.json`).length).toBeLessThan(150_000)
		const letters = isInCapitals ? capitals : capitals + capitals.toLowerCase()
		expect(overlapping(loadPack(id)!, letters).length > 0).toBe(overlaps)
	},
)

test('a pack is exactly what its package gives', () => {
	const [graduate] = letteringFonts
	expect(buildPack(graduate)).toEqual(loadPack('graduate'))
})

const further: LetteringFont = {
	id: 'oswald',
	name: 'Training Sans, regular',
	style: 'sans',
	capitals: true,
	weight: 400,
}

test('a font that the shop does not have writes names, is drawn, measured and cut', async () => {
	const pack = buildPack(further)
	const names = 'O’Brien Núñez Řehoř Nguyễn Thị Łukasz Ştefan Kaʻahumanu Ǫ́ 0123456789'
	expect(layoutLine(pack, normalizeText(names, further.capitals), { capHeight: 20 }).missing).toEqual([])
	expect(overlapping(pack, capitals)).toEqual([])

	const template = templates['football-jersey']!
	const style = { font: further.id, fill: '#f7f7f5', borders: [], shape: 'straight', tracking: 4 }
	const config = DesignConfig.parse({
		primaryColor: '#14284f',
		secondaryColor: '#f2b21b',
		playerName: 'Nguyễn',
		lettering: { name: style },
	})
	const packs = { [further.id]: pack }
	const request = { template, config, view: 'back', packs } as const
	const bold = { ...request, packs: { [further.id]: loadPack(further.id)! } }
	expect(toSvg(renderDesign({ ...request, mode: 'preview' }))).not.toBe(
		toSvg(renderDesign({ ...bold, mode: 'preview' })),
	)
	const [report] = measureLettering(request)
	expect(report).toMatchObject({ slot: 'name', text: 'NGUYỄN', font: further.id, missing: [] })
	expect(report!.widthIn).toBeLessThan(measureLettering(bold)[0]!.widthIn)

	const [placement] = placementsOf({ template, config, packs, art: {} })
	const outlines = placement?.source.kind === 'lettering' ? placement.source.outlines() : []
	const about = { title: 'Player name', createdAt: '2026-01-05T00:00:00Z' }
	const pdf = await letteringPdf(flatPaths(outlines), viewOf(template, 'back').pxPerInch, about)
	expect(Buffer.from(pdf).toString('latin1')).not.toContain('/FontFile')
})
