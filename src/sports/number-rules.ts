// Number rules of sports, as data: each with its level, date and source, because rules change.

export type RuleLevel = 'high school' | 'college' | 'club'

export type RuleFacts = {
	level: RuleLevel
	/** Year from which the rule is known to apply. */
	from: string
	source: string
}

export type NumberRule = RuleFacts & {
	/** Unique within the sport. */
	id: string
	/** The rule in one sentence. */
	rule: string
	/** Whether the number is allowed. Numbers are texts: "0", "00" and "01" are three numbers. */
	test: (number: string) => boolean
}

/** Lowest height of a number on a game jersey, in inches. */
export type NumberHeightRule = RuleFacts & { view: 'front' | 'back'; minIn: number }

export type RosterRule = RuleFacts & {
	id: 'identical' | 'zeros'
	rule: string
	/** The numbers of a roster that break the rule together; empty when none do. */
	clashing: (numbers: readonly string[]) => string[]
}

/** Numbers on both sleeves, which the drawings do not show. */
export type SleeveNumberRule = RuleFacts & { minIn: number }

export const zeroToNinetyNine = (number: string): boolean => /^(0|[1-9]\d?)$/.test(number)
export const arabicDigits = (number: string): boolean => /^\d{1,2}$/.test(number)

const repeated = (numbers: readonly string[]) =>
	[...new Set(numbers)].filter((number) => numbers.indexOf(number) !== numbers.lastIndexOf(number))
const bothZeros = (numbers: readonly string[]) =>
	numbers.includes('0') && numbers.includes('00') ? ['0', '00'] : []

export const noIdenticalNumbers = (facts: RuleFacts): RosterRule => ({
	...facts,
	id: 'identical',
	rule: 'Two players of one team cannot wear the same number',
	clashing: repeated,
})

/** `team` as in "A basketball team". */
export const notBothZeros = (facts: RuleFacts, team: string): RosterRule => ({
	...facts,
	id: 'zeros',
	rule: `${team} cannot have both 0 and 00`,
	clashing: bothZeros,
})

/** The end of every message about a rule: its source and date, because rules differ by state. */
export const ruleNote = ({ source, from }: Pick<RuleFacts, 'source' | 'from'>): string =>
	`${source}, as of ${from}: check with your state association`
