import { expect, test } from 'vitest'
import { hasShade, jerseyShades, jerseySides } from './jersey-rules.ts'
import { knownSports, recordOf } from './sports.ts'

test.each([
	['#ffffff', ['white', 'light']],
	['#f7f7f5', ['white', 'light']],
	['#ece4d2', ['light', 'not white']],
	['#d3d6da', ['light', 'not white']],
	['#f2b21b', ['light', 'not white']],
	['#c2a76a', ['not white']],
	['#e8641b', ['dark', 'not white']],
	['#c21a2c', ['dark', 'not white']],
	['#14284f', ['dark', 'not white']],
	['#17181c', ['dark', 'not white']],
])('%s counts as %s', (hex, shades) => {
	expect(jerseyShades.filter((shade) => hasShade(shade, hex))).toEqual(shades)
})

const rules = knownSports().flatMap((sport) => {
	const { jerseyColors = [], numberContrast = null } = recordOf(sport) ?? {}
	return [...jerseyColors, ...(numberContrast ? [numberContrast] : [])].map((rule) => ({ sport, ...rule }))
})

test.each(rules)('$sport: "$rule" has its year and source', ({ rule, from, source }) => {
	expect(from).toMatch(/^20\d\d$/)
	expect(source).toMatch(/^(NFHS|USA Volleyball) .*\d/)
	expect(rule).not.toMatch(/\.$/)
})

test.each(knownSports())('%s has a color for both sides or for none', (sport) => {
	const sides = recordOf(sport)?.jerseyColors.map(({ side }) => side) ?? []
	expect([[], [...jerseySides]]).toContainEqual(sides)
})
