import { expect, test } from 'vitest'
import { history } from '#content/about.ts'
import { specShell, specShop } from '#kit/shop.ts'
import { ShopFactsSchema, textsSection } from './shop-section.ts'
import { aboutPage, firstAboutText, firstHistoryText, headingsWithoutYear, historyPage } from './story.ts'

const first = textsSection.initial
const spec = { ...specShop, sports: specShell.sports }
const about = aboutPage(first, spec)
const shown = { isShown: true, title: '' }

test('a new shop has the pages that it began with', () => {
	expect(about).toMatchObject({
		title: 'A field house with a sewing floor',
		figures: [{ value: '67' }, { value: '1 of 30' }],
	})
	expect(about.people).toHaveLength(4)
	expect(historyPage(first, specShop)).toEqual({ ...history, isFirst: true })
})

test('the first words say the year and the hours of the shop, and nothing of a year without one', () => {
	const facts = {
		established: '2019',
		hours: 'Mon-Thu 8am-4pm MST',
		hasHelmetService: true,
		sports: ['soccer'],
	}
	const { lead, figures, people } = aboutPage(first, facts)
	expect(lead).toContain('since 2019.')
	expect(JSON.stringify({ figures, people })).not.toMatch(/67|9am/)
	expect(people[0]?.text).toContain('Mon-Thu 8am-4pm MST')
	expect(aboutPage(first, { ...facts, established: '' }).lead).toMatch(/^We outfit school and club teams\. /)
	expect(firstAboutText(facts)).not.toContain('1958')
})

test.each([
	[['football'], 'sets for football.'],
	[['volleyball', 'hockey'], 'sets for hockey and volleyball.'],
	[specShell.sports, 'sets for football, basketball, baseball, soccer, hockey and lacrosse.'],
])('the first words name the sports sold: %j', (sports, words) => {
	expect(JSON.stringify(aboutPage(first, { ...specShop, sports }))).toContain(words)
})

test('a shop that reconditions no helmets has no room for them', () => {
	const words = aboutPage(first, { ...spec, hasHelmetService: false })
	expect(JSON.stringify([words, firstAboutText({ ...spec, hasHelmetService: false })])).not.toMatch(/helmet/i)
	expect(words.people).toHaveLength(3)
})

test('the first words are the same after they were copied into the form', () => {
	const ownAbout = aboutPage({ about: { title: about.title, text: firstAboutText(spec) } }, spec)
	expect(ownAbout).toMatchObject({ title: about.title, lead: about.lead, people: [] })
	expect(ownAbout.sections).toMatchObject(about.sections)
	const { milestones, lead } = historyPage({ history: { ...shown, text: firstHistoryText() } }, specShop)
	expect({ milestones, lead }).toEqual({ milestones: history.milestones, lead: history.lead })
})

test('the owner’s words have points, and nothing of the first shop', () => {
	const text = 'We sew.\n\n## What we make\n\nJerseys.\n\n- By hand\n- In one town'
	expect(aboutPage({ about: { title: '', text } }, spec)).toEqual({
		title: 'About us',
		lead: 'We sew.',
		sections: [
			{
				id: 'what-we-make',
				heading: 'What we make',
				paragraphs: ['Jerseys.'],
				points: ['By hand', 'In one town'],
			},
		],
		figures: [],
		people: [],
	})
})

test('two headings of the same words have anchors of their own', () => {
	const { sections } = aboutPage({ about: { title: '', text: '## Teams\n\nOne.\n\n## Teams\n\nTwo.' } }, spec)
	expect(sections.map((section) => 'id' in section && section.id)).toEqual(['teams', 'teams-2'])
})

test('a year is what stands before the first colon; headings without one are named', () => {
	const text = '## Spring 2012: Online: at last\n\nThe first store.\n\n## Today\n\nStill here.'
	expect(historyPage({ history: { ...shown, text } }, specShop).milestones[0]).toEqual({
		year: 'Spring 2012',
		title: 'Online: at last',
		text: 'The first store.',
	})
	expect(headingsWithoutYear(text)).toEqual(['Today'])
})

test('a shop without a history has no such page', () => {
	expect(() => historyPage({ history: { ...first.history, isShown: false } }, specShop)).toThrow(
		'no page of its history',
	)
})

test('a shop of another year, or without one, does not tell the first shop’s history as its own', () => {
	for (const established of ['', '2019']) {
		expect(() => historyPage(first, { established })).toThrow('no page of its history')
		const text = '## 2019: The first press\n\nIt came by train.'
		expect(historyPage({ history: { ...shown, text } }, { established }).isFirst).toBe(false)
	}
})

test('facts and texts that were saved before these were asked read as they were', () => {
	const { established: _established, ...facts } = { ...specShop, name: 'Bolt & Sons' }
	expect(ShopFactsSchema.parse(facts)).toEqual({ ...specShop, name: 'Bolt & Sons' })
	const { about: _about, history: _history, ...texts } = first
	expect(textsSection.schema.parse(texts)).toEqual(first)
})
