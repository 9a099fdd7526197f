import { expect, test } from 'vitest'
import {
	isOffered,
	isSport,
	isWithheld,
	knownSports,
	offeredExtras,
	offeredSports,
	recordOf,
	sportCount,
	sportName,
	sportsInForms,
	standardSports,
	withheldSports,
} from './sports.ts'

test('the sports of the specification are offered, in its two orders', () => {
	expect(offeredSports(standardSports)).toEqual([
		'football',
		'basketball',
		'baseball',
		'soccer',
		'hockey',
		'lacrosse',
	])
	expect(sportsInForms(standardSports)).toEqual([
		'football',
		'basketball',
		'baseball',
		'soccer',
		'lacrosse',
		'hockey',
	])
	expect(standardSports.filter((sport) => !isOffered(standardSports, sport))).toEqual([])
})

const chosen = ['softball', 'lacrosse', 'hockey', 'basketball']

test.each([
	['menus', offeredSports(chosen), ['basketball', 'hockey', 'lacrosse', 'softball']],
	['forms', sportsInForms(chosen), ['basketball', 'lacrosse', 'hockey', 'softball']],
	['extra sports', offeredExtras(chosen), ['softball']],
	['no extra sports', offeredExtras(standardSports), []],
	['hidden products', withheldSports(chosen), ['football', 'baseball', 'soccer', 'volleyball']],
	['number in words', sportCount(chosen), 'Four'],
	['football', [isOffered(chosen, 'football'), isWithheld(chosen, 'football')], [false, true]],
	['softball', [isOffered(chosen, 'softball'), isWithheld(chosen, 'softball')], [true, false]],
	['spirit wear', [isOffered(chosen, 'spirit'), isWithheld(chosen, 'spirit')], [false, false]],
])('a shop without football and with softball: %s', (_, found, expected) => {
	expect(found).toEqual(expected)
})

test.each(['__proto__', 'constructor', 'toString', 'Football', '', 'curling', undefined])(
	'%s is no sport',
	(text) => {
		expect(isSport(text)).toBe(false)
		expect(isOffered(standardSports, text)).toBe(false)
		expect(sportName(String(text))).toBe('Spirit Wear')
	},
)

test.each(knownSports())(
	'%s has garments, rules with year and source, and a word for each chart',
	(sport) => {
		const record = recordOf(sport)
		if (!record) throw new Error(`${sport} has no record`)
		expect(Object.values(record.garments).map(({ kind }) => kind)).toContain('Jersey')
		expect(Object.keys(record.garments)).toContain(record.picture.template)
		const rules = [...record.numberRules, ...record.numberHeights, ...record.rosterRules]
		expect(record.numberRules.length).toBeGreaterThan(0)
		for (const { from, source } of rules) {
			expect(from).toMatch(/^(19|20)\d\d$/)
			expect(source.length).toBeGreaterThan(8)
		}
		const charted = new Set(Object.values(record.garments).map(({ sizeChart }) => sizeChart))
		expect(Object.keys(record.sizeCharts).filter((id) => !charted.has(id))).toEqual([])
	},
)
