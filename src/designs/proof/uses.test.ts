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
