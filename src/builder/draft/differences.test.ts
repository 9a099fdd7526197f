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
