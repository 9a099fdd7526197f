import { graded, type SportRecord } from '../record.ts'
import { arabicDigits, noIdenticalNumbers, notBothZeros } from '../number-rules.ts'

const nfhs = { level: 'high school', from: '2016', source: 'NFHS Softball Rules 3-2-2' } as const

export const softball = {
	name: 'Softball',
	intro: 'Fastpitch jerseys with cap sleeves or none, and pants to slide in.',
	numeral: '8',
	alsoCalled: ['fastpitch', 'slowpitch'],
	fonts: { team: 'oleo-script', number: 'graduate', name: 'graduate' },
	numberFamily: 'serif-block',
	archesTeamName: false,
	isPlayedInHelmets: true,
	numberRules: [
		{ ...nfhs, id: 'digits', rule: 'Softball numbers are one or two plain digits', test: arabicDigits },
	],
	numberHeights: [{ ...nfhs, view: 'back', minIn: 6 }],
	rosterRules: [notBothZeros(nfhs, 'A softball team'), noIdenticalNumbers(nfhs)],
	sleeveNumbers: null,
	jerseyColors: [],
	numberContrast: { ...nfhs, rule: 'The number is of one solid color that contrasts with the shirt' },
	garments: { 'softball-jersey': { kind: 'Jersey', sizeChart: 'softball-jersey' } },
	sizeCharts: {
		'softball-jersey': {
			fit: 'Cut close at the waist. Between two sizes, or over an undershirt, take the larger.',
			wornAs: 'top',
			measures: [
				graded('Chest width', [15, 1], [18.5, 1.75]),
				graded('Body length', [21, 1.5], [26, 1]),
				graded('Sleeve from center back', [10, 0.75], [13, 0.75]),
			],
		},
	},
	picture: {
		template: 'softball-jersey',
		primary: 'gold',
		secondary: 'black',
		zones: { sleeve: 'black', collar: 'black', side: 'black' },
		team: 'Comets',
		number: '8',
		font: 'oleo-script',
		letters: ['black', 'white'],
	},
} as const satisfies SportRecord
