import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { DesignConfig } from '#garments/schemas.ts'
import { templates } from '#garments/templates/index.ts'
import { designPrice } from '#pricing/rules/design.ts'
import type { BuilderData, BuilderPiece, SavedDesign } from '#designs/views.ts'
import { EditorProvider } from '../../editor/context.tsx'
import { createEditor, steps, type StepIndex } from '../../editor/store.ts'
import { teamOf, termsOf } from '../../rules/team.ts'
import type { BuilderActions } from './props.ts'
import { elementsOf } from '#designs/rules/elements.ts'
import { newSentences, StepPanel, type StepPanelProps } from './step-panel.tsx'

const asset = {
	id: 'c5a0a1b0-5f0e-4a55-9d0e-0d5e3d5d1a11',
	url: '/files/design-assets/u/1.svg',
	kind: 'vector' as const,
	name: 'wildcat.svg',
	width: 100,
	height: 80,
	inks: [
		{ hex: '#f2b21b', share: 0.7 },
		{ hex: '#8b1e2d', share: 0.3 },
	],
	warnings: [],
}

const config = DesignConfig.parse({
	primaryColor: '#14284f',
	secondaryColor: '#f2b21b',
	teamName: 'Wildcats',
	playerName: 'Johnson',
	playerNumber: '24',
	logos: [
		{ id: 'l1', url: asset.url, assetId: asset.id, placement: 'chest', x: 12, y: 15, width: 6, height: 6 },
	],
	decorations: [{ type: 'screen', location: 'front', size: 'large' }],
	addOns: [{ type: 'name_plate' }],
	quantity: 24,
})

const saved: SavedDesign = {
	id: 'd1',
	version: 2,
	locked: false,
	sceneHash: 'a'.repeat(24),
	versions: [2, 1].map((version) => ({
		version,
		savedAt: '2026-11-21T08:00:00Z',
		restoredFrom: null,
		total: 100,
	})),
	proof: { state: 'none', url: null, failure: null, progress: null },
	shares: [{ id: 's1', version: 1, url: 'https://shop.example/s1', createdAt: '2026-11-21T08:00:00Z' }],
}

const idle = () => {}
const actions: BuilderActions = {
	upload: () => Promise.resolve(asset),
	onSave: idle,
	onMakeProof: idle,
	onShare: idle,
	onRevoke: idle,
	onRestore: idle,
	onCompare: idle,
	onCopy: idle,
	notify: idle,
}

type Shown = Partial<StepPanelProps> &
	Partial<Pick<BuilderData, 'saved' | 'players' | 'teams' | 'teamId' | 'gallery'>> & { templateId?: string }

function panel(
	step: StepIndex,
	{ templateId = 'football-jersey', saved: stored = saved, ...shown }: Shown = {},
) {
	const { players = [], teams = [], teamId = null, gallery = [], ...rest } = shown
	const template = templates[templateId]!
	const editor = createEditor({
		piece: '',
		configs: { '': config },
		players,
		assets: [asset],
		view: template.views[0]!.id,
	})
	editor.getState().show({ selection: 'l1' })
	const shownPiece: BuilderPiece = {
		piece: { id: '', name: 'Jersey' },
		product: {
			id: 'p1',
			brand: 'Gridiron',
			model: 'Pro Game Jersey',
			sport: template.sport,
			kind: 'Jersey',
			templateId,
			baseCents: 4_900,
			pictureHash: null,
			sublimated: false,
			colorways: [{ id: 'c1', name: 'Navy and gold', primary: '#14284f', secondary: '#f2b21b' }],
		},
		starts: { pictured: config, plain: config, gallery: null },
		config,
		gallery,
		sizes: [
			{ size: 'M', isAvailable: true },
			{ size: 'L', isAvailable: false },
		],
	}
	const data: BuilderData = {
		sold: shownPiece.product,
		pieces: [shownPiece],
		...shownPiece,
		askedStart: null,
		saved: stored,
		players,
		isDraft: false,
		baseVersion: 2,
		assets: [asset],
		userId: 'u1',
		roles: ['coach'],
		teams,
		teamId,
	}
	const terms = termsOf(teamOf(data, config.portalId))
	const price = designPrice({ baseCents: 4_900, sport: template.sport, config, roles: data.roles, ...terms })
	const elements = elementsOf({ template, config })
	const props = {
		data,
		template,
		elements,
		packs: {},
		price,
		findings: [],
		pieces: [{ ...shownPiece, template, elements, findings: shown.findings ?? [] }],
		actions,
		busy: {},
		isLocked: false,
	}
	return renderToString(
		<MemoryRouter>
			<EditorProvider editor={editor}>
				<StepPanel {...{ ...props, step, isChanged: false, ...rest }} />
			</EditorProvider>
		</MemoryRouter>,
	)
}

/** Fields without an enclosing label, a `for` label or an `aria-label`. */
function nameless(markup: string): string[] {
	let depth = 0
	return (markup.match(/<\/?(?:label|input|select|textarea)\b[^>]*>/g) ?? []).filter((tag) => {
		if (tag.startsWith('<label')) depth += 1
		if (tag === '</label>') depth -= 1
		if (/^<\/?label/.test(tag) || tag.startsWith('</')) return false
		const id = / id="([^"]*)"/.exec(tag)?.[1]
		if (tag.includes('type="hidden"')) return false
		return depth === 0 && !tag.includes('aria-label') && !markup.includes(`for="${id}"`)
	})
}

const all = steps.map((name, index) => [name, index as StepIndex] as const)

test.each(all)('%s has its title and no field without a name', (name, step) => {
	const markup = panel(step)
	expect(markup).toContain(`${name.replace('&', '&amp;')}</h2>`)
	expect(nameless(markup)).toEqual([])
})

test.each(Object.keys(templates))('every step can be opened on %s', (templateId) => {
	for (const [, step] of all) expect(panel(step, { templateId })).toContain('</h2>')
})

test('the first step shows the finished designs in the colors of the design', () => {
	const card = { pictureHash: 'a'.repeat(24), zones: {}, styles: {} }
	const markup = panel(0, { gallery: [{ ...card, id: 'football-jersey.road-white', name: 'Road White' }] })
	expect(markup).toContain('Start from a design')
	expect(markup).toContain('Road White')
	expect(markup).toContain(`/pictures/${card.pictureHash}/in/navy-gold-160.webp`)
	expect(panel(0)).not.toContain('Start from a design')
})

test('an approved design can be looked at, and says why it cannot be changed', () => {
	const markup = panel(1, { isLocked: true })
	expect(markup).toMatch(/<fieldset disabled=""/)
	expect(markup).toContain('This design was approved and cannot be changed any more.')
})

test('a design that was never saved is offered to be saved before its proof', () => {
	const markup = panel(7, { saved: null })
	expect(markup).toContain('Save design')
	expect(markup).not.toContain('Make proof')
})

test('what blocks the proof keeps its button shut and says so in words', () => {
	const finding = {
		id: 'glyph',
		severity: 'blocks-proof',
		message: 'The letter Ł is missing.',
		step: 3,
	} as const
	const markup = panel(7, { findings: [finding] })
	expect(markup).toMatch(/<button[^>]*disabled=""[^>]*>Make proof/)
	expect(markup).toContain('Blocks the proof')
	expect(markup).toContain('Go to Names &amp; Numbers')
	expect(panel(7)).not.toMatch(/<button[^>]*disabled=""[^>]*>Make proof/)
})

test('a proof that is being made shows how far it is, or that it is not known yet', () => {
	const making = (progress: SavedDesign['proof']['progress']) =>
		panel(7, { saved: { ...saved, proof: { state: 'making', url: null, failure: null, progress } } })
	const known = making({ percent: 75, step: 'back' })
	expect(known).toMatch(/<progress aria-label="Making the proof"[^>]* max="100" value="75"/)
	expect(known).toContain('Drawing the back…')
	expect(known).not.toContain('Make proof')
	const unknown = making(null)
	expect(unknown).toContain('<progress aria-label="Making the proof"')
	expect(unknown).not.toContain('value="75"')
	expect(unknown).toContain('Getting ready…')
})

test('the review shows the sum to the cent', () => {
	const markup = panel(6)
	for (const amount of ['$49.00', '$18.00', '$12.00', '$79.00', '$1,896.00', '−$189.60', '$1,706.40'])
		expect(markup).toContain(amount)
	expect(markup).toContain('26 more to save 15 %')
})

const team = {
	id: 'rams',
	name: 'Lakewood Rams',
	season: 'Fall 2026',
	fundraisingBp: 1_000,
	isTaxExempt: true,
}

test('a hat has neither facemask nor decal; an old design keeps its own, marked, until it is removed', () => {
	const hat = panel(5, { templateId: 'snapback' })
	expect(hat).not.toMatch(/Facemask|Helmet decal|Padding/)
	expect(hat).toContain('No longer available for this garment.')
	expect(hat).toContain('aria-label="Remove Name plate"')
	expect(panel(5)).not.toContain('No longer available')
})

test('the review of a cart has shipping and tax; that of a team has the terms of its portal', () => {
	const cart = panel(6)
	for (const text of ['$15.99', 'Sales tax, 8 %', '$136.51', '$1,858.90']) expect(cart).toContain(text)
	expect(cart).not.toContain('Price for')
	const ofTeam = panel(6, { teams: [team], teamId: 'rams' })
	for (const text of ['Free', 'Exempt', 'Your organization is tax exempt.', 'Lakewood Rams, Fall 2026'])
		expect(ofTeam).toContain(text)
	expect(ofTeam).toContain('Your portal adds 10 % of the price for your program.')
	expect(ofTeam).not.toContain('$15.99')
	const spirit = panel(6, { teams: [team], teamId: 'rams', templateId: 'hoodie' })
	expect(spirit).toContain('Spirit wear always raises funds.')
	expect(spirit).toContain('$170.64')
	expect(panel(6, { teams: [team] })).toContain('Choose the team that this is for.')
})

test.each([
	[1, 'Your team discount of 5 % is the larger one, so it counts.'],
	[12, 'Your team discount and the discount for this quantity are both 5 %. One of them counts.'],
	[24, 'Your team discount is 5 %. The quantity saves more, so that counts.'],
])('of team and quantity discount, the review of %i pieces says which one counts', (quantity, text) => {
	const price = designPrice({ baseCents: 4_900, config: { ...config, quantity }, roles: ['coach'] })
	expect(panel(6, { price })).toContain(text)
})

test('a saved design goes into the cart in a size that there is; one with changes is saved first', () => {
	const order = panel(6)
	expect(order).toMatch(
		/<form[^>]*method="post"[^>]*action="\/cart"|<form[^>]*action="\/cart"[^>]*method="post"/,
	)
	expect(order).toContain('name="version" value="2"')
	expect(order).toMatch(/<option value="L" disabled="">L \(sold out\)/)
	for (const markup of [panel(6, { isChanged: true }), panel(6, { saved: null })]) {
		expect(markup).toContain('Save first.')
		expect(markup).not.toContain('action="/cart"')
	}
	const locked = { ...saved, locked: true }
	expect(panel(6, { saved: locked, isLocked: true, isChanged: true })).toContain('action="/cart"')
})

test('only what changed in the description is spoken', () => {
	const before = ['A navy jersey.', 'Letters 1.9 inches high.', 'One logo.']
	const after = ['A scarlet jersey.', 'Letters 1.9 inches high.', 'One logo.']
	expect(newSentences(after, before)).toBe('A scarlet jersey.')
	expect(newSentences(before, before)).toBe('')
})

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
