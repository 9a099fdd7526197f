// The one rule about players' numbers: for a roster, a family's page and the check of a design.
import type { NumberRule, RosterRule } from './number-rules.ts'
import { recordOf } from './sports.ts'

/** The rules of the sport that a number breaks; none for an empty one. */
export const brokenNumberRules = (sport: string, number: string): NumberRule[] =>
	number === '' ? [] : (recordOf(sport)?.numberRules ?? []).filter(({ test }) => !test(number))

export type NumberClash = { rule: RosterRule; numbers: string[] }

/** The numbers that players of one team cannot wear together; empty numbers do not count. */
export const rosterClashes = (sport: string, numbers: readonly string[]): NumberClash[] =>
	(recordOf(sport)?.rosterRules ?? []).flatMap((rule) => {
		const clashing = rule.clashing(numbers.filter((number) => number !== ''))
		return clashing.length === 0 ? [] : [{ rule, numbers: clashing }]
	})

/** The rule that forbids this number beside those of other players: 0 beside 00. Equal numbers are not meant. */
export const clashBeside = (
	sport: string,
	number: string,
	others: readonly string[],
): RosterRule | undefined =>
	rosterClashes(sport, [number, ...others.filter((other) => other !== number)]).find(({ numbers }) =>
		numbers.includes(number),
	)?.rule
