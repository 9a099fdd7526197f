import { expect, test } from 'vitest'
import {
	recordOf,
	isOffered,
	isSport,
	knownSports,
	offeredSports,
	sportName,
	sportsInForms,
	standardSports,
} from './sports.ts'

test('the sports of the specification are offered, in its two orders', () => {
	expect(offeredSports()).toEqual(['football', 'basketball', 'baseball', 'soccer', 'hockey', 'lacrosse'])
	expect(sportsInForms()).toEqual(['football', 'basketball', 'baseball', 'soccer', 'lacrosse', 'hockey'])
	expect(standardSports.filter((sport) => !isOffered(sport))).toEqual([])
})

test.each(['__proto__', 'constructor', 'toString', 'Football', '', 'curling', undefined])(
	'%s is no sport',
	(text) => {
		expect(isSport(text)).toBe(false)
		expect(isOffered(text)).toBe(false)
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
