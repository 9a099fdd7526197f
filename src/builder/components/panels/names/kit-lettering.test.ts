import { expect, test } from 'vitest'
import { DesignConfig } from '#garments/schemas.ts'
import { templates } from '#garments/templates/index.ts'
import type { GarmentTemplate } from '#garments/template.ts'
import { letteredLike, piecesWithText, typedOnPieces } from './kit-lettering.ts'
import { styleInForce, withLettering } from './lettering-edits.ts'

function garment(id: string): GarmentTemplate {
	const template = templates[id]
	if (!template) throw new Error(`There is no garment ${id}`)
	return template
}

const jersey = garment('basketball-jersey')
const shorts = garment('basketball-shorts')
const plain = DesignConfig.parse({ primaryColor: '#8b1e2d', secondaryColor: '#f2b21b', quantity: 1 })
const withTexts = (texts: Partial<DesignConfig>): DesignConfig => ({ ...plain, ...texts })

const piece = (id: string, template: GarmentTemplate, config: DesignConfig) =>
	({ piece: { id, name: id }, product: { templateId: template.id }, config }) as unknown as Parameters<
		typeof piecesWithText
	>[0][number]

const kit = [
	piece('home', jersey, withTexts({ teamName: 'Hawks' })),
	piece('away', jersey, withTexts({ teamName: 'Hawks' })),
	piece('shorts', shorts, withTexts({ teamName: 'Hawks' })),
]

test.each([
	['teamName', ['home', 'away', 'shorts']],
	['playerName', ['home', 'away']],
] as const)('%s goes to pieces that have such a text, and to the same garment', (field, pieces) => {
	expect(piecesWithText(kit, { piece: 'home', field })).toEqual(pieces)
})

test.each([
	['the same text', 'away', 'Hawks', 'Owls'],
	['a text of its own', 'away', 'Lady Hawks', 'Lady Hawks'],
	['the shown piece', 'home', 'Hawks', 'Owls'],
	['no follower', 'socks', 'Hawks', 'Hawks'],
])('typing changes a piece with %s as it should', (_case, id, before, after) => {
	const typed = { field: 'teamName', from: 'Hawks', to: 'Owls', piece: 'home' } as const
	const edit = typedOnPieces({ ...typed, followers: ['home', 'away'] })
	expect(edit(withTexts({ teamName: before }), id).teamName).toBe(after)
})

test('lettering reaches the same garment where it prints nothing yet, and other garments only where they print', () => {
	const texts = { teamName: 'Owls', playerName: 'Rivera', playerNumber: '24' }
	const like = {
		template: jersey,
		config: withLettering(jersey, 'name', (style) => ({ ...style, font: 'bevan' }))(withTexts(texts)),
	}
	const away = letteredLike({ ...kit[1]!, template: jersey, config: plain }, like)
	expect(away).toMatchObject(texts)
	expect(styleInForce(jersey, away, 'name').font).toBe('bevan')
	const below = letteredLike({ ...kit[2]!, template: shorts, config: withTexts({ playerNumber: '5' }) }, like)
	expect(below).toMatchObject({ teamName: '', playerName: '', playerNumber: '24' })
})

test('a piece whose product takes no names and numbers gets none', () => {
	const [home, away] = kit
	const plainAway = { ...away!, product: { ...away!.product, personalized: false } }
	expect(piecesWithText([home!, plainAway], { piece: 'home', field: 'playerNumber' })).toEqual(['home'])
	expect(piecesWithText([home!, plainAway], { piece: 'home', field: 'teamName' })).toEqual(['home', 'away'])
	const like = { template: jersey, config: withTexts({ teamName: 'Owls', playerNumber: '24' }) }
	const lettered = letteredLike({ ...plainAway, template: jersey, config: plain }, like)
	expect(lettered).toMatchObject({ teamName: 'Owls', playerNumber: '' })
})
