import { expect, test } from 'vitest'
import { personalPiece, printsOf, printsOfAny, wornBy } from './personalization.ts'
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

test('the first piece with a name stands for a player, else one with a number', () => {
	const piece = (part: Partial<DesignConfig>) => ({ config: design(part), template: jersey })
	const [plain, numbered, named] = [piece({}), piece({ playerNumber: '1' }), piece({ playerName: 'A' })]
	expect(personalPiece([plain, numbered, named])).toBe(named)
	expect(personalPiece([plain, numbered])).toBe(numbered)
	expect(personalPiece([plain])).toBeUndefined()
	expect(printsOfAny([plain, numbered, named])).toEqual({ name: true, number: true })
	expect(printsOfAny([plain, numbered])).toEqual({ name: false, number: true })
})
