import { expect, test } from 'vitest'
import { nameless, panel, plainConfig } from '../../../../tests/factories/builder-panel.tsx'

const players = [
	{ name: 'Rivera', number: '7', size: 'M', quantity: 2 },
	{ name: '', number: '8', size: '', quantity: 1 },
]

test('the names step lists the players with fields for what the design prints, and marks who cannot be ordered', () => {
	const markup = panel(3, { players })
	expect(markup).toContain('2 players, 3 pieces')
	for (const label of ['Number', 'Name', 'Size', 'Pieces'])
		expect(markup).toContain(`aria-label="${label} of player 2"`)
	expect(markup).toContain('Choose a size.')
	expect(markup).toContain('1 player to fix before you order')
	expect(nameless(markup)).toEqual([])
})

test('the order has a line for each player, and the quantity is theirs', () => {
	const markup = panel(6, { players: players.slice(0, 1) })
	expect(markup).toContain('#7 Rivera')
	expect(markup).toContain('Add 2 pieces to cart')
	expect(markup).toContain('The pieces of your 1 player.')
	expect(markup).not.toContain('Order one size')
	expect(markup).not.toContain('id="quantity"')
})

test('a design for players without players asks for them first, and offers its sample by name', () => {
	const markup = panel(6)
	expect(markup).toContain('Who are they for?')
	expect(markup).toContain('Order one size that says Johnson #24')
})

test('where a size costs more, the order says that the prices above are without it', () => {
	const note = 'The prices above are for sizes that cost no more.'
	for (const shown of [{ design: plainConfig }, {}, { isKit: true }]) {
		expect(panel(6, shown)).not.toContain(note)
		expect(panel(6, { ...shown, sizeCents: { L: 200 } })).toContain(note)
	}
	// Players have a line each, with its price.
	expect(panel(6, { players, sizeCents: { L: 200 } })).not.toContain(note)
})

const kitPlayers = [
	{ name: 'Rivera', number: '7', size: 'M', sizes: { pants: 'L' }, quantity: 2 },
	{ name: 'Kim', number: '8', size: 'M', sizes: { pants: '' }, quantity: 1 },
]

test('a player of a kit has a size field for each piece, named by it, and is marked at the piece without a size', () => {
	const markup = panel(3, { players: kitPlayers, isKit: true })
	for (const label of ['Number', 'Name', 'Kits', 'Jersey size', 'Pants size'])
		expect(markup).toContain(`aria-label="${label} of player 2"`)
	for (const text of ['2 players, 3 kits', 'Pants: choose a size.', 'Jersey M 3 · Pants L 2, no size 1'])
		expect(markup).toContain(text)
	expect(nameless(markup)).toEqual([])
	const order = panel(6, { players: kitPlayers, isKit: true })
	expect(order).toMatch(/<button[^>]*disabled=""[^>]*>(?:(?!<\/button>).)*Add 3 kits to cart/)
	expect(order).toContain('Go to the players')
})

test('players are seen on the piece that prints them, also while another one is edited', () => {
	const markup = (piece: 'jersey' | 'pants') => panel(3, { players: kitPlayers, isKit: true, piece })
	expect(markup('jersey')).toContain('See each player on it')
	expect(markup('pants')).toContain('See each player on Jersey')
	for (const shown of [markup('jersey'), markup('pants')]) {
		expect(shown).toContain('aria-label="Next player"')
		expect(shown).toContain('aria-label="Show player 2 on the garment"')
	}
})

test('a design that prints nothing of its players has no button that would show them', () => {
	const markup = panel(3, { players: kitPlayers.slice(0, 1), isKit: true, design: plainConfig })
	expect(markup).toContain('This design prints no name and no number.')
	expect(markup).toContain('aria-label="Player 1"')
	expect(markup).not.toMatch(/Next player|Show player|See each player/)
})

test('the order of a kit has a line with its own price for each player and piece', () => {
	const markup = panel(6, { players: kitPlayers.slice(0, 1), isKit: true })
	expect(markup).toMatch(
		/#7 Rivera.*Jersey<\/th><td>M<\/td>.*2 × \$79\.00.*Pants<\/th><td>L<\/td>.*2 × \$30\.00.*2 kits, 4 pieces\./s,
	)
	expect(markup).not.toMatch(/<button[^>]*disabled=""[^>]*>(?:(?!<\/button>).)*Add 2 kits to cart/)
})

test('a kit without players is ordered with its sample in rows of a size for each piece', () => {
	const markup = panel(6, { isKit: true })
	expect(markup).toContain('Order kits that say Johnson #24')
	for (const field of [
		'intent" value="add-sizes',
		'as" value="sample',
		'row:0:size:jersey',
		'row:0:size:pants',
		'row:0:qty',
	])
		expect(markup).toContain(`name="${field}"`)
	expect(markup).not.toContain('name="playerName"')
	expect(nameless(markup)).toEqual([])
})

test('lettering is offered for the whole kit at the fields of its text, unless the piece has none', () => {
	const names = (design: typeof plainConfig) => panel(3, { isKit: true, design })
	expect(names(plainConfig)).toMatch(/name="teamName".*Use this lettering on the whole kit.*>Players</s)
	expect(names({ ...plainConfig, teamName: '' })).not.toContain('Use this lettering')
	expect(panel(3)).not.toContain('Use this lettering')
})
