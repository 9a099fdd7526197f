// Rules of sports about numbers, as data: each with its level, date and source, because they change.

export type RuleLevel = 'high school' | 'college'

type RuleFacts = {
	sport: string
	level: RuleLevel
	/** Year from which the rule is known to count. */
	from: string
	source: string
}

export type NumberRule = RuleFacts & {
	id: string
	/** The rule in one sentence. */
	rule: string
	/** Numbers are texts: "0", "00" and "01" are three numbers. */
	test: (number: string) => boolean
}

const zeroToNinetyNine = (number: string) => /^(0|[1-9]\d?)$/.test(number)
const arabicDigits = (number: string) => /^\d{1,2}$/.test(number)

export const numberRules: readonly NumberRule[] = [
	{
		id: 'football-range',
		sport: 'football',
		level: 'high school',
		rule: 'Football numbers run from 0 to 99 without a leading zero',
		from: '2022',
		source: 'NFHS Football Rules 1-4-3',
		test: zeroToNinetyNine,
	},
	{
		id: 'basketball-digits',
		sport: 'basketball',
		level: 'high school',
		rule: 'High school basketball numbers use the digits 0 to 5 only: 0, 00, 1–5, 10–15, 20–25, up to 55',
		from: '2012',
		source: 'NFHS Basketball Rules 3-4-3',
		test: (number) => /^(00|[0-5]|[1-5][0-5])$/.test(number),
	},
	{
		id: 'basketball-college-range',
		sport: 'basketball',
		level: 'college',
		rule: 'College basketball numbers are 0, 00 and 1 to 99 without a leading zero',
		from: '2023',
		source: 'NCAA Basketball Rules, rule 1',
		test: (number) => /^(00|0|[1-9]\d?)$/.test(number),
	},
	{
		id: 'lacrosse-range',
		sport: 'lacrosse',
		level: 'high school',
		rule: "Boys' lacrosse numbers run from 0 to 99; 00, 01, 02 and so on are not legal",
		from: '2013',
		source: 'NFHS Boys Lacrosse Rules 1-9-1',
		test: zeroToNinetyNine,
	},
	{
		id: 'baseball-digits',
		sport: 'baseball',
		level: 'high school',
		rule: 'Baseball numbers are plain Arabic digits',
		from: '2016',
		source: 'NFHS Baseball Rules 1-4-3',
		test: arabicDigits,
	},
	{
		id: 'soccer-digits',
		sport: 'soccer',
		level: 'high school',
		rule: 'Soccer numbers are Arabic digits',
		from: '2010',
		source: 'NFHS Soccer Uniform Requirements',
		test: arabicDigits,
	},
	{
		id: 'hockey-digits',
		sport: 'hockey',
		level: 'high school',
		rule: 'Hockey numbers are plain digits',
		from: '2016',
		source: 'NFHS Ice Hockey Rules 2-1-2',
		test: arabicDigits,
	},
]

export type NumberHeightRule = RuleFacts & { view: 'front' | 'back'; minIn: number }

const height = (facts: RuleFacts, view: NumberHeightRule['view'], minIn: number): NumberHeightRule => ({
	...facts,
	view,
	minIn,
})

const football = {
	sport: 'football',
	level: 'high school',
	from: '2017',
	source: 'NFHS Football Rules 1-5-1c',
} as const
const basketball = {
	sport: 'basketball',
	level: 'high school',
	from: '2012',
	source: 'NFHS Basketball Rules 3-4-3',
} as const
const lacrosse = {
	sport: 'lacrosse',
	level: 'high school',
	from: '2011',
	source: 'NFHS Boys Lacrosse Rules 1-9-1',
} as const
const soccer = {
	sport: 'soccer',
	level: 'high school',
	from: '2010',
	source: 'NFHS Soccer Uniform Requirements',
} as const
const baseball = {
	sport: 'baseball',
	level: 'high school',
	from: '2016',
	source: 'NFHS Baseball Rules 1-4-3',
} as const
const hockey = {
	sport: 'hockey',
	level: 'high school',
	from: '2016',
	source: 'NFHS Ice Hockey Rules 2-1-2',
} as const

/** Lowest height of a number on a game jersey, in inches. */
export const numberHeightRules: readonly NumberHeightRule[] = [
	height(football, 'front', 8),
	height(football, 'back', 10),
	height(basketball, 'front', 4),
	height(basketball, 'back', 6),
	height(lacrosse, 'front', 8),
	height(lacrosse, 'back', 12),
	height(soccer, 'front', 4),
	height(soccer, 'back', 6),
	height(baseball, 'back', 8),
	height(hockey, 'back', 10),
]

export type RosterRule = RuleFacts & {
	id: string
	rule: string
	/** The numbers of a roster that may not stand together; empty when all may. */
	clashing: (numbers: readonly string[]) => string[]
}

const bothZeros = (numbers: readonly string[]) =>
	numbers.includes('0') && numbers.includes('00') ? ['0', '00'] : []
const repeated = (numbers: readonly string[]) =>
	[...new Set(numbers)].filter((number) => numbers.indexOf(number) !== numbers.lastIndexOf(number))

/** What the numbers of one team may not be together. Football lets two players share one, but not on the field. */
export const rosterRules: readonly RosterRule[] = [
	{
		...basketball,
		id: 'basketball-zeros',
		rule: 'A basketball team cannot have both 0 and 00',
		clashing: bothZeros,
	},
	...[basketball, lacrosse, soccer, baseball].map((facts) => ({
		...facts,
		id: `${facts.sport}-identical`,
		rule: 'Two players of one team cannot wear the same number',
		clashing: repeated,
	})),
]

/** How every message about a rule ends: rules differ by state, and this is how old ours is. */
export const ruleNote = ({ source, from }: Pick<RuleFacts, 'source' | 'from'>): string =>
	`${source}, as of ${from}: check with your state association`
