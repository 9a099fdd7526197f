import { expect, test } from 'vitest'
import { spanishGame, spanishRule } from './spanish-rules.ts'
import { knownSports, recordOf } from './sports.ts'

const rules = knownSports().flatMap((sport) => {
	const { numberRules = [], rosterRules = [], jerseyColors = [], numberContrast } = recordOf(sport) ?? {}
	return [...numberRules, ...rosterRules, ...jerseyColors, ...(numberContrast ? [numberContrast] : [])]
})

test.each([...new Set(rules.map(({ rule }) => rule))])('in Spanish: %s', (rule) => {
	expect(spanishRule(rule)).not.toBe(rule)
})

test('a game is named by its level', () => {
	expect(spanishGame('high school', 'football')).toBe('fútbol americano escolar')
	expect(spanishGame('Club', 'volleyball')).toBe('voleibol de clubes')
	for (const { level } of rules)
		expect(spanishGame(level, 'soccer')).not.toMatch(new RegExp(`\\b${level}\\b`))
})
