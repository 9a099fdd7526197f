import { expect, test } from 'vitest'
import { printsOf, wornBy } from './personalization.ts'
import { DesignConfig } from './schemas.ts'
import { templateById } from './templates/index.ts'

const jersey = templateById('football-jersey')!
const design = (part: Partial<DesignConfig>) =>
	DesignConfig.parse({ primaryColor: '#14284f', secondaryColor: '#f2b21b', ...part })

test.each([
	[
		{ playerName: 'JOHNSON', playerNumber: '12' },
		{ name: true, number: true },
	],
	[
		{ playerName: ' ', playerNumber: '12' },
		{ name: false, number: true },
	],
	[{ playerName: 'JOHNSON' }, { name: true, number: false }],
	[{}, { name: false, number: false }],
])('%j prints %j', (part, prints) => {
	expect(printsOf(design(part), jersey)).toEqual(prints)
})

test('a garment without a position prints nothing, whatever its design says', () => {
	const config = design({ playerName: 'JOHNSON', playerNumber: '12' })
	expect(printsOf(config, { views: [] })).toEqual({ name: false, number: false })
})

test('a player replaces the sample only where the design prints it', () => {
	const player = { name: 'ORTEGA', number: '7' }
	expect(wornBy(design({ playerNumber: '12' }), player)).toMatchObject({ playerName: '', playerNumber: '7' })
	expect(wornBy(design({ playerName: 'JOHNSON' }), player)).toMatchObject({
		playerName: 'ORTEGA',
		playerNumber: '',
	})
	expect(wornBy(design({ playerName: 'A', playerNumber: '1' }), { name: '', number: '' })).toMatchObject({
		playerName: '',
		playerNumber: '',
	})
})
