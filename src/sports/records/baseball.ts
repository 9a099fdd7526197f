import { graded, type SportRecord } from '../record.ts'
import { arabicDigits, noIdenticalNumbers } from '../number-rules.ts'

const nfhs = { level: 'high school', from: '2016', source: 'NFHS Baseball Rules 1-4-3' } as const

export const baseball = {
	name: 'Baseball',
	intro: 'Full-button, two-button and pinstripe, with pants to match, from tee-ball to varsity.',
	numeral: '42',
	alsoCalled: [],
	fonts: { team: 'oleo-script', number: 'graduate', name: 'graduate' },
	numberFamily: 'serif-block',
	archesTeamName: false,
	isPlayedInHelmets: true,
	numberRules: [
		{ ...nfhs, id: 'digits', rule: 'Baseball numbers are plain Arabic digits', test: arabicDigits },
	],
	numberHeights: [{ ...nfhs, view: 'back', minIn: 8 }],
	rosterRules: [noIdenticalNumbers(nfhs)],
	sleeveNumbers: null,
	jerseyColors: [],
	numberContrast: { ...nfhs, rule: 'The number is of one solid color that contrasts with the shirt' },
	garments: {
		'baseball-jersey': { kind: 'Jersey', sizeChart: 'baseball-jersey' },
		'baseball-pants': { kind: 'Pants', sizeChart: 'baseball-pants' },
	},
	sizeCharts: {
		'baseball-jersey': {
			fit: 'Regular fit with room for an undershirt.',
			wornAs: 'top',
			measures: [
				graded('Chest width', [17, 1.25], [21, 2]),
				graded('Body length', [23, 1.75], [30, 1]),
				graded('Sleeve from center back', [14, 1], [18, 1]),
			],
		},
		'baseball-pants': {
			fit: 'Regular fit. Open-hem inseams are long so that they can be hemmed.',
			wornAs: 'bottom',
			measures: [
				graded('Waist relaxed', [21, 1.5], [28, 4]),
				graded('Thigh width', [9.5, 0.75], [12.5, 1]),
				graded('Inseam', [22, 1.75], [30, 0.5]),
			],
		},
	},
	picture: {
		template: 'baseball-jersey',
		primary: 'cream',
		secondary: 'navy',
		pattern: { id: 'pinstripe', color: 'navy', opacity: 0.55 },
		team: 'Mariners',
		number: '7',
		font: 'oleo-script',
		letters: ['navy', 'red'],
	},
} as const satisfies SportRecord
