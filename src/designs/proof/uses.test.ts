import { expect, test } from 'vitest'
import { patternColors } from '#garments/patterns/print.ts'
import { resolveDesign } from '#garments/render.ts'
import { DesignConfig } from '#garments/schemas.ts'
import { templates } from '#garments/templates/index.ts'
import { proofColors } from './uses.ts'

const template = templates['football-jersey']
if (!template) throw new Error('There is no football jersey.')

const design = (pattern: DesignConfig['pattern']) =>
	DesignConfig.parse({
		templateId: 'football-jersey',
		primaryColor: '#14284f',
		secondaryColor: '#f7f7f5',
		pattern,
	})

const patternUses = (config: DesignConfig) =>
	proofColors({ template, config, art: {} }, []).flatMap(({ hex, uses, ink }) => {
		const printed = uses.filter((use) => use.startsWith('Pattern'))
		expect(ink.use).toBe(uses.join(', '))
		return printed.map((use) => [use, hex])
	})

test('every color that a pattern prints is listed with its ink', () => {
	const config = design({ id: 'tartan', color: '#F2B21B', opacity: 1, more: ['#8b1e2d', '#ffffff'] })
	expect(patternUses(config)).toEqual([
		['Pattern', '#f2b21b'],
		['Pattern color 2', '#8b1e2d'],
		['Pattern color 3', '#ffffff'],
	])
})

test('shades that stand for open colors are listed, colors that the pattern does not print are not', () => {
	const tartan = design({ id: 'tartan', color: '#f2b21b', opacity: 1 })
	const shown = patternColors(resolveDesign(template, tartan, 'preview'))
	expect(patternUses(tartan).map(([, hex]) => hex)).toEqual(shown)
	const dots = design({ id: 'polka-dots', color: '#f2b21b', opacity: 1, more: ['#8b1e2d'] })
	expect(patternUses(dots)).toEqual([['Pattern', '#f2b21b']])
})

const tile = {
	url: '/files/design-assets/a1/1764000000000.png',
	assetId: '7d3f0c52-9a41-4c0e-8b57-51b7c6f2a990',
	widthIn: 4,
	aspectRatio: 1,
}

test('a tile in colors of the design lists these, one with its own colors those of its file', () => {
	const print = { id: 'own-tile', color: '#f2b21b', opacity: 1, more: ['#8b1e2d'] }
	const inAreas = design({ ...print, tile: { ...tile, areas: ['#0f4a31', '#ffffff'] } })
	expect(patternUses(inAreas)).toEqual([
		['Pattern', '#f2b21b'],
		['Pattern color 2', '#8b1e2d'],
	])
	const own = design({ ...print, tile })
	expect(patternUses(own)).toEqual([])
	const art = { [tile.url]: { inks: [{ hex: '#0F4A31', share: 1 }] } }
	expect(proofColors({ template, config: own, art }, []).map(({ hex }) => hex)).toContain('#0f4a31')
	expect(proofColors({ template, config: inAreas, art }, []).map(({ hex }) => hex)).not.toContain('#0f4a31')
})
