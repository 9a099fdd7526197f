import { graded, type SportRecord } from '../record.ts'
import { arabicDigits, noIdenticalNumbers } from '../number-rules.ts'

const nfhs = { level: 'high school', from: '2016', source: 'NFHS Volleyball Rules 4-2-4' } as const

/** The rule book itself was not read: a decorator's guide names these heights for high schools. USA Volleyball has the same. */
const heights = { ...nfhs, source: 'NFHS Volleyball Rules, as a uniform decorator sums them up' } as const

export const volleyball = {
	name: 'Volleyball',
	intro:
		'Close-cut match jerseys, short, long or no sleeves, with the number where the referee looks for it.',
	numeral: '6',
	alsoCalled: ['vball'],
	fonts: { team: 'teko', number: 'teko', name: 'teko' },
	numberFamily: 'speed-italic',
	archesTeamName: false,
	isPlayedInHelmets: false,
	numberRules: [
		{
			...nfhs,
			id: 'digits',
			rule: 'Volleyball numbers are 00 and 0 to 99; from the 2028-29 season no number may begin with a zero but 0 itself',
			test: arabicDigits,
		},
		{
			id: 'club-range',
			level: 'club',
			rule: 'Club volleyball numbers run from 1 to 99',
			from: '2017',
			source: 'USA Volleyball Rules 4.3.3',
			test: (number) => /^[1-9]\d?$/.test(number),
		},
	],
	numberHeights: [
		{ ...heights, view: 'front', minIn: 4 },
		{ ...heights, view: 'back', minIn: 6 },
	],
	rosterRules: [noIdenticalNumbers(nfhs)],
	sleeveNumbers: null,
	jerseyColors: [],
	numberContrast: {
		level: 'club',
		from: '2023',
		source: 'USA Volleyball Rules 4.3.3',
		rule: 'Color and brightness of the numbers contrast with those of the jersey',
	},
	garments: { 'volleyball-jersey': { kind: 'Jersey', sizeChart: 'volleyball-jersey' } },
	sizeCharts: {
		'volleyball-jersey': {
			fit: 'Close fit that moves with the arm. Between two sizes, take the larger.',
			wornAs: 'top',
			measures: [
				graded('Chest width', [14.5, 1], [17.5, 1.75]),
				graded('Body length', [20.5, 1.5], [25.5, 1]),
				graded('Sleeve from center back', [11.5, 0.75], [14.5, 0.75]),
			],
		},
	},
	picture: {
		template: 'volleyball-jersey',
		primary: 'teal',
		secondary: 'navy',
		zones: { side: 'navy', collar: 'navy', cuff: 'navy', yoke: 'navy' },
		team: 'SPARTANS',
		number: '6',
		font: 'teko',
		letters: ['white', 'navy'],
	},
} as const satisfies SportRecord
