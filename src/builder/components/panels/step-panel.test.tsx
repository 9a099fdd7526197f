import { expect, test } from 'vitest'
import { templates } from '#garments/templates/index.ts'
import { designPrice } from '#pricing/rules/design.ts'
import type { SavedDesign } from '#designs/views.ts'
import { actions, config, nameless, panel, saved } from '../../../../tests/factories/builder-panel.tsx'
import { steps, type StepIndex } from '../../editor/store.ts'
import { newSentences } from './step-panel.tsx'
import { specPrices } from '#pricing/rules/price-list.ts'

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

test('a pattern has fields for its size, angle, places and each of its colors, with names', () => {
	const pattern = { id: 'tartan', color: '#f2b21b', opacity: 0.8, scale: 1.5, angleDeg: -30 }
	const markup = panel(0, { design: { ...config, pattern } })
	for (const text of ['Pattern color 2', 'Pattern color 3', 'Printed on', 'Side panels', 'Print all over'])
		expect(markup).toContain(text)
	expect(markup).toMatch(
		/<input type="range" id="pattern-size"[^>]* value="150"|value="150"[^>]*id="pattern-size"/,
	)
	expect(markup).toMatch(/aria-valuetext="-30 °"/)
	expect(nameless(markup)).toEqual([])
	const sash = panel(0, { design: { ...config, pattern: { ...pattern, id: 'sash' } } })
	expect(sash).not.toContain('Pattern size')
	expect(sash).not.toContain('Pattern color 2')
	expect(panel(0, { design: { ...config, pattern: undefined } })).not.toContain('Printed on')
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

test('the pictures of a saved version can be downloaded, those of an unsaved design not yet', () => {
	const link = 'href="/designs/d1/download/2.png?side=back&amp;ground=turf"'
	expect(panel(7)).toContain(link)
	expect(panel(7, { saved: null })).not.toContain('/download/')
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

const twillName = {
	...config,
	playerNumber: '',
	playerName: '',
	logos: [],
	decorations: [
		{
			type: 'tackle_twill' as const,
			location: 'chest' as const,
			size: 'small' as const,
			description: '',
			itemId: 'team-front',
		},
	],
}

test('the review names what another method saves on the order, with a button; a locked design has none', () => {
	const markup = panel(6, { design: twillName })
	expect(markup).toContain('Ways to save')
	expect(markup).toMatch(
		/Screen print instead of tackle twill for the team name saves \$\d+\.\d\d on this order\./,
	)
	expect(markup).toMatch(/<button[^>]*aria-describedby="[^"]+"[^>]*>Change it<\/button>/)
	expect(panel(6, { design: twillName, isLocked: true })).not.toContain('Ways to save')
})

test('the review of a sublimated design names no cheaper method', () => {
	expect(panel(6, { design: { ...twillName, sublimated: true } })).not.toContain('Ways to save')
	expect(panel(6)).not.toContain('Ways to save')
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
	const price = designPrice({
		prices: specPrices,
		baseCents: 4_900,
		config: { ...config, quantity },
		roles: ['coach'],
	})
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

test('who cannot upload reads why in place of the fields for files', () => {
	const guest = { ...actions, noUploads: 'Only the owner can upload.' }
	const logos = panel(2, { actions: guest })
	expect(logos).toContain('Only the owner can upload.')
	expect(logos).not.toContain('type="file"')
	expect(panel(2)).toContain('type="file"')
})
