import { graded, type SportRecord } from '../record.ts'
import { noIdenticalNumbers, notBothZeros } from '../number-rules.ts'

const nfhs = { level: 'high school', from: '2012', source: 'NFHS Basketball Rules 3-4-3' } as const

const torso = {
	level: 'high school',
	from: '2013',
	source: 'NFHS Basketball Rules 3-4-1',
	zones: ['body'],
	isSolid: true,
} as const

export const basketball = {
	name: 'Basketball',
	intro: 'Mesh that breathes for four quarters: jerseys, shorts and reversibles.',
	numeral: '11',
	alsoCalled: ['hoops', 'bball'],
	fonts: { team: 'alfa-slab-one', number: 'alfa-slab-one', name: 'alfa-slab-one' },
	numberFamily: 'pro-block',
	archesTeamName: true,
	isPlayedInHelmets: false,
	numberRules: [
		{
			...nfhs,
			id: 'digits',
			rule: 'High school basketball numbers use the digits 0 to 5 only: 0, 00, 1–5, 10–15, 20–25, up to 55',
			test: (number) => /^(00|[0-5]|[1-5][0-5])$/.test(number),
		},
		{
			id: 'college-range',
			level: 'college',
			rule: 'College basketball numbers are 0, 00 and 1 to 99 without a leading zero',
			from: '2023',
			source: 'NCAA Basketball Rules, rule 1',
			test: (number) => /^(00|0|[1-9]\d?)$/.test(number),
		},
	],
	numberHeights: [
		{ ...nfhs, view: 'front', minIn: 4 },
		{ ...nfhs, view: 'back', minIn: 6 },
	],
	rosterRules: [notBothZeros(nfhs, 'A basketball team'), noIdenticalNumbers(nfhs)],
	sleeveNumbers: null,
	jerseyColors: [
		{
			...torso,
			side: 'home',
			shade: 'white',
			rule: 'The torso of home jerseys is white',
		},
		{
			...torso,
			side: 'away',
			shade: 'dark',
			rule: 'The torso of visitors’ jerseys is a contrasting dark color',
		},
	],
	// A number may have the torso's color inside a contrasting border.
	numberContrast: null,
	garments: {
		'basketball-jersey': { kind: 'Jersey', sizeChart: 'basketball-jersey' },
		'basketball-shorts': { kind: 'Shorts', sizeChart: 'shorts' },
	},
	sizeCharts: {
		'basketball-jersey': {
			fit: 'Regular fit, long enough to stay tucked. Between two sizes, take the larger.',
			wornAs: 'top',
			measures: [
				graded('Chest width', [15.5, 1], [19, 2]),
				graded('Body length', [23, 2], [30, 1]),
				graded('Armhole depth', [8, 0.5], [10, 0.5]),
			],
		},
	},
	picture: {
		template: 'basketball-jersey',
		primary: 'white',
		secondary: 'red',
		zones: { side: 'red', collar: 'red', collarStripe: 'black', piping: 'black' },
		team: 'RAPIDS',
		number: '11',
		font: 'alfa-slab-one',
		shape: 'arch',
		letters: ['red', 'black'],
	},
} as const satisfies SportRecord
