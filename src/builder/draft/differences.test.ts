import { expect, test } from 'vitest'
import { DesignConfig } from '#garments/schemas.ts'
import { differences } from './differences.ts'

const config = (change: Partial<DesignConfig> = {}): DesignConfig => ({
	...DesignConfig.parse({ primaryColor: '#14284f', secondaryColor: '#f2b21b' }),
	...change,
})

test('two equal versions differ in nothing', () => {
	expect(differences(config(), config())).toEqual([])
})

test('what changed is listed by its name, with before and after', () => {
	expect(
		differences(config(), config({ primaryColor: '#8b1e2d', teamName: 'Wildcats', quantity: 24 })),
	).toEqual([
		{ what: 'Primary color', before: 'Navy', after: 'Cardinal' },
		{ what: 'Team name', before: 'none', after: 'Wildcats' },
		{ what: 'Quantity', before: '12', after: '24' },
	])
})

test('a logo that only moved is listed once', () => {
	const logo = { url: '/a.png', placement: 'front', x: 12, y: 15, width: 6, height: 6, rotation: 0 }
	const moved = config({ logos: [{ ...logo, x: 12.75 }] })
	expect(differences(config({ logos: [logo] }), moved).map(({ what }) => what)).toEqual(['Logos'])
	expect(differences(config(), moved).map(({ after }) => after)).toEqual(['1 logo'])
})

test('a saved version, with its keys in the order of the database, equals the draft it was made of', () => {
	const font = { font: 'anton', fill: '#ffffff', borders: [], shape: 'arch' as const, tracking: 4 }
	const draft = config({
		logos: [
			{ url: '/a.png', placement: 'front', x: 12, y: 15, width: 6, height: 6, rotation: 0, alt: undefined },
		],
		decorations: [{ type: 'screen', location: 'front', size: 'small', description: '' }],
		lettering: { team: font, places: { team: {} } },
	})
	const stored = config({
		logos: [{ x: 12, y: 15, url: '/a.png', width: 6, height: 6, rotation: 0, placement: 'front' }],
		decorations: [{ size: 'small', type: 'screen', location: 'front', description: '' }],
		lettering: { team: { fill: '#ffffff', font: 'anton', shape: 'arch', borders: [], tracking: 4 } },
	})
	expect(differences(stored, draft)).toEqual([])
	expect(differences(config({ lettering: {} }), config())).toEqual([])
})
