import { expect, test } from 'vitest'
import { aboutOf, history } from './about.ts'
import { privacyOf } from './privacy.ts'
import { questionGroups } from './support.ts'
import { deliverySpan, pricingAnswers } from '#pricing/rules/price-words.ts'
import { termsOf } from './terms.ts'
import { specTrustBadges, testimonials, trustBadgesOf, yearsFigure } from './home.ts'
import { specPrices } from '#pricing/rules/price-list.ts'
import { specShop } from '#kit/shop.ts'
import { legalTextOf, readLegalText } from './legal-document.ts'

const [privacy, terms] = [privacyOf(specShop), termsOf(specShop)]
const questions = questionGroups(pricingAnswers(specPrices))
const answers = questions.flatMap((group) => group.questions)
const everything = JSON.stringify({
	about: aboutOf({ ...specShop, sports: 'football and soccer' }),
	history,
	privacy,
	questions,
	terms,
	testimonials,
	specTrustBadges,
})

test.each([
	['returns', ['30 days', 'Custom orders are final sale']],
	['shipping', ['2-3 business days', '3-5 business days']],
	['custom-lead-time', ['7-10 days', '2-3 weeks']],
	[
		'team-pricing',
		['10+ items qualify for team pricing with discounts up to 20%', '5% from 12', '20% from 100'],
	],
	['role-pricing', ['5%', '8%', 'never both']],
	['reach-us', ['within 24 hours', 'Mon-Fri 9am-6pm EST']],
	['helmets', ['$65', '10-14 business days', 'one of 30 helmet reconditioners in the USA']],
	['portal', ['within 24 hours']],
	['logo', ['SVG, PNG, JPEG or PDF', '10MB', '300 DPI']],
])('the answer on %s states the facts of the specification', (id, facts) => {
	const answer = answers.find((question) => question.id === id)?.answer
	for (const fact of facts) expect(answer).toContain(fact)
})

test('the six claims of the home page stand as specified', () => {
	const texts = trustBadgesOf({ ...specShop, delivery: deliverySpan(specPrices) })
		.map((badge) => `${badge.title}. ${badge.text}`)
		.join('\n')
	for (const claim of [
		'Secure SSL checkout',
		'Quality guaranteed',
		'2-3 day delivery',
		'24/7 support',
		'67 years of history',
		'Established 1958',
		'One of 30 helmet reconditioners in the USA',
	]) {
		expect(texts).toContain(claim)
	}
})

test('a shop of another year claims that one, and one without a year none', () => {
	expect(yearsFigure(specShop)?.value).toBe('67 years')
	expect(yearsFigure({ established: '2019' })?.value).toBe('Since 2019')
	expect(yearsFigure({ established: '' })).toBeNull()
	const silent = { established: '', claim: '', hasHelmetService: false, delivery: '' }
	expect(trustBadgesOf(silent).map(({ id }) => id)).toEqual(['ssl', 'quality', 'portal'])
	expect(trustBadgesOf({ ...silent, claim: 'Phones open 24/7' }).map(({ id }) => id)).toContain('support')
})

test('the timeline runs from 1958 to today in order', () => {
	const years = history.milestones.map((milestone) => milestone.year)
	expect([years.at(0), years.at(-1)]).toEqual(['1958', 'Today'])
	expect(years).toEqual(years.toSorted())
})

test('anchors are unique on their pages', () => {
	for (const ids of [privacy.sections, terms.sections, answers].map((items) =>
		items.map((item) => item.id),
	)) {
		expect(new Set(ids).size).toBe(ids.length)
	}
})

test('the privacy page covers minors, children under 13, schools and every right', () => {
	const text = JSON.stringify(privacy.sections)
	for (const word of [
		'under 18',
		'under 13',
		'FERPA',
		'correct, export and delete',
		'breach',
		'do not sell',
	]) {
		expect(text).toContain(word)
	}
})

test('a shop with another name is named in its texts, and the first one nowhere', () => {
	const shop = { ...specShop, name: 'Bolt & Sons', phone: '(303) 555-0100', email: 'hello@bolt.example' }
	const texts = JSON.stringify([
		privacyOf(shop),
		termsOf(shop),
		questionGroups({ ...pricingAnswers(specPrices), shop, returns: 'Send it back within a week.' }),
	])
	for (const fact of ['Bolt & Sons', '(303) 555-0100', 'hello@bolt.example', 'within a week'])
		expect(texts).toContain(fact)
	for (const old of ['Fieldhouse', specShop.phone, specShop.email]) expect(texts).not.toContain(old)
})

test('a legal text is the same after it was written as Markdown and read again', () => {
	const again = readLegalText(terms.title, legalTextOf(terms))
	expect(again.summary).toEqual(terms.summary)
	expect(again.sections.map(({ id: _id, ...section }) => section)).toEqual(
		terms.sections.map(({ id: _id, ...section }) => section),
	)
})

test('no text is left half written', () => {
	expect(everything).not.toMatch(/lorem|todo|tbd|xxx|\bundefined\b/i)
})
