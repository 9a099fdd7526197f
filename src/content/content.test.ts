import { expect, test } from 'vitest'
import { about, history } from './about.ts'
import { privacy } from './privacy.ts'
import { questionGroups, supportContact } from './support.ts'
import { pricingAnswers } from '#pricing/rules/price-words.ts'
import { terms } from './terms.ts'
import { testimonials, trustBadges } from './home.ts'
import { specPrices } from '#pricing/rules/price-list.ts'

const questions = questionGroups(pricingAnswers(specPrices))
const answers = questions.flatMap((group) => group.questions)
const everything = JSON.stringify({
	about,
	history,
	privacy,
	questions,
	terms,
	testimonials,
	trustBadges,
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
	const texts = trustBadges.map((badge) => `${badge.title}. ${badge.text}`).join('\n')
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

test('opening hours agree in words and in structured data', () => {
	expect([supportContact.opens, supportContact.closes]).toEqual(['09:00', '18:00'])
	expect(supportContact.hours).toBe('Mon-Fri 9am-6pm EST')
})

test('no text is left half written', () => {
	expect(everything).not.toMatch(/lorem|todo|tbd|xxx|\bundefined\b/i)
})
