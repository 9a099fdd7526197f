// What rules and the server say at players, price, proposals and comments has its Spanish.
import { expect, test } from 'vitest'
import { messages as commentMessages } from '#comments/messages.ts'
import { placeName } from '#comments/rules/places.ts'
import { elementsOf, withDerivedDecorations } from '#designs/rules/elements.ts'
import { fontsOfProposals, proposalsFor } from '#designs/rules/proposals/propose.ts'
import { teamColor } from '#garments/colors.ts'
import { loadPack, packsFor } from '#garments/packs.server.ts'
import { DesignConfig } from '#garments/schemas.ts'
import { decorationLocations, decorationMethods, viewIds } from '#garments/template.ts'
import { templates } from '#garments/templates/index.ts'
import { asCents } from '#kit/money.ts'
import { addOnNames, decorationLabel } from '#pricing/rules/decorations.ts'
import { priceRows } from '#pricing/rules/rows.ts'
import { specPrices } from '#pricing/rules/price-list.ts'
import { decorationSizes } from '#pricing/states.ts'
import { expectSpanish } from '../../../../tests/factories/spanish-sentences.ts'
import { asset, dressed, pricedJersey } from '../../../../tests/factories/designs/checked-design.ts'
import { cheaperMethods, type PieceOfElements } from '../cheaper-methods.ts'
import { playerMarks } from '../player-marks.ts'
import { spanishBuilder } from './spanish-builder.ts'

const { said, ofSum, word } = spanishBuilder

const garment = (id: string) => {
	const template = templates[id]
	if (!template) throw new Error(`There is no garment ${id}`)
	return template
}

const players = [
	['Rivera', '7'],
	['x'.repeat(21), '99'],
	['Яна', '07'],
	['Wolfeschlegelstein', '7'],
	['Ana Vale', '0'],
	['Ana Vale', '00'],
	['Kim', '123'],
	...Array.from({ length: 7 }, () => ['Bo', '8']),
].map(([name = '', number = ''], at) => ({ name, number, size: ['', 'M', '9XL'][at % 3] ?? '', quantity: 1 }))

const marksOn = (id: string, names: readonly string[]): string[] => {
	const template = garment(id)
	const { config } = dressed(id, { playerName: 'Player', playerNumber: '24' })
	const pieces = names.map((name) => ({
		piece: { id: name, name },
		product: { sport: template.sport },
		sizes: [{ size: 'M' }],
		template,
		config,
	}))
	const marks = playerMarks(players, { pieces, packs: packsFor(config, template) })
	return marks.flat().map(({ message }) => message)
}

test('notes beside players, of one piece and of several', () => {
	const garments = Object.values(templates).filter(({ kind }) => kind === 'jersey')
	const alone = garments.flatMap(({ id }) => marksOn(id, ['Jersey']))
	const kits = garments.flatMap(({ id }) => marksOn(id, ['Home jersey', 'Away jersey']))
	expect(kits.some((message) => message.startsWith('Home jersey, Away jersey: '))).toBe(true)
	expectSpanish([...alone, ...kits])
	expect(said('Jersey, Pants: choose a size.')).toBe('Camiseta, Pantalón: elija una talla.')
})

function pieceOf(id: string, name: string): PieceOfElements {
	const design = dressed('football-jersey', { teamName: 'Wildcats', playerNumber: '24', quantity: 31 })
	const decorations = elementsOf(design).map(({ id: itemId, location, size }) => ({
		itemId,
		type: 'tackle_twill',
		location,
		size,
	}))
	const config = DesignConfig.parse({ ...design.config, decorations })
	const elements = elementsOf({ ...design, config })
	return {
		piece: { id, name },
		product: pricedJersey,
		config: withDerivedDecorations({ ...design, config }, elements),
		elements,
	}
}

test('ways to save', () => {
	const known = { players: [], prices: specPrices, roles: [], team: null, assets: {} }
	const jersey = pieceOf('jersey', 'Jersey')
	const ways = [[jersey], [jersey, pieceOf('second', 'Away jersey')]].flatMap((pieces) =>
		cheaperMethods(pieces, known),
	)
	expectSpanish(ways.flatMap(({ message, label }) => [message, label]))
	expect(said('Screen print for the number on the back (Away jersey)')).toMatch(
		/^Serigrafía: .+ en la espalda \(Camiseta de visitante\)$/,
	)
})

test('why designs are proposed', () => {
	const reasons = Object.values(templates).flatMap((template) =>
		[null, asset()].flatMap((logo) =>
			proposalsFor({
				template,
				sport: template.sport,
				cloth: { sublimated: true },
				packs: Object.fromEntries(
					fontsOfProposals(template).flatMap((id) => {
						const pack = loadPack(id)
						return pack ? [[id, pack]] : []
					}),
				),
				name: 'Westfield Wildcats',
				primary: teamColor('navy').hex,
				secondary: teamColor('gold').hex,
				logo,
				start: dressed(template.id).config,
			}).map(({ reason }) => reason),
		),
	)
	expectSpanish(reasons)
})

test('places of comments', () => {
	const { views } = garment('football-jersey')
	const places = ['', 'Home jersey'].flatMap((name) =>
		viewIds.flatMap((view) => {
			const own = views.find(({ id }) => id === view)
			const piece = { id: name, name, template: garment('football-jersey'), config: {} }
			const areas = own?.placements.map(({ area: { x, y, w, h } }) => ({
				xIn: (x + w / 2) / own.pxPerInch,
				yIn: (y + h / 2) / own.pxPerInch,
			}))
			return (areas ?? []).map((at) => placeName([piece], { piece: name, view, ...at }))
		}),
	)
	for (const place of new Set(places)) expect(said(place), place).toMatch(/^(?!No se pudo)/)
	expect(said('Home jersey, left side')).toBe('Camiseta de local, lado izquierdo')
	expect(said('Front: left chest')).toMatch(/^Frente: /)
})

test('lines of a price', () => {
	const labels = decorationMethods.flatMap((type) =>
		decorationLocations.flatMap((location) =>
			decorationSizes.flatMap((size) => [
				decorationLabel({ type, location, size }),
				decorationLabel({ type, location, size, itemId: 'team-front' }),
			]),
		),
	)
	expectSpanish([...labels, 'Base price', 'Size L'], ofSum)
	expect(ofSum('Crest, on felt, back, screen print, large')).toBe(
		'Crest, on felt, espalda, serigrafía, grande',
	)
	for (const name of Object.values(addOnNames)) expect(ofSum(name)).toBe(word(name))
	const rows = priceRows(
		{
			units: 2,
			subtotalCents: asCents(100),
			adjustments: [{ kind: 'quantity', name: 'Quantity discount', rateBp: 500, amountCents: asCents(-5) }],
			totalCents: asCents(95),
		} as never,
		{ wording: 'cart' },
	)
	expectSpanish(
		rows.map(({ name }) => name).filter((name) => name !== 'Total'),
		ofSum,
	)
})

test('refusals about comments, and a proof that failed', () => {
	expectSpanish([
		commentMessages.signIn,
		commentMessages.notFound,
		'The proof could not be made. Please try again; if it fails again, write to us.',
	])
})
