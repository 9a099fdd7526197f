import { graded, type SportRecord } from '../record.ts'
import { noIdenticalNumbers, zeroToNinetyNine } from '../number-rules.ts'

const heights = { level: 'high school', from: '2011', source: 'NFHS Boys Lacrosse Rules 1-9-1' } as const

const oneColor = {
	...heights,
	from: '2022',
	zones: ['body', 'yoke', 'sleeve'],
	isSolid: true,
} as const

export const lacrosse = {
	name: 'Lacrosse',
	intro: 'Pinnies, game jerseys and shorts made for the turf.',
	numeral: '32',
	alsoCalled: ['lax'],
	fonts: { team: 'black-ops-one', number: 'squada-one', name: 'black-ops-one' },
	numberFamily: 'angled',
	archesTeamName: false,
	isPlayedInHelmets: true,
	numberRules: [
		{
			...heights,
			id: 'range',
			rule: "Boys' lacrosse numbers run from 0 to 99; 00, 01, 02 and so on are not legal",
			from: '2013',
			test: zeroToNinetyNine,
		},
	],
	numberHeights: [
		{ ...heights, view: 'front', minIn: 8 },
		{ ...heights, view: 'back', minIn: 12 },
	],
	rosterRules: [noIdenticalNumbers(heights)],
	sleeveNumbers: null,
	jerseyColors: [
		{
			...oneColor,
			side: 'home',
			shade: 'white',
			rule: 'In boys’ lacrosse the home team wears white jerseys of a single, solid color',
		},
		{
			...oneColor,
			side: 'away',
			shade: 'not white',
			rule: 'In boys’ lacrosse the visiting team wears jerseys of a single, solid color that is not white',
		},
	],
	numberContrast: { ...heights, rule: 'The number contrasts with the body of the jersey' },
	garments: {
		'lacrosse-jersey': { kind: 'Jersey', sizeChart: 'lacrosse-jersey' },
		pinnie: { kind: 'Jersey', sizeChart: 'lacrosse-jersey' },
		'lacrosse-shorts': { kind: 'Shorts', sizeChart: 'shorts' },
	},
	sizeCharts: {
		'lacrosse-jersey': {
			fit: 'Cut to be worn over shoulder pads. Without pads, order one size down.',
			wornAs: 'top',
			measures: [
				graded('Chest width', [18, 1.5], [22, 2]),
				graded('Body length', [23, 1.5], [29, 1]),
				graded('Shoulder over pads', [16, 1], [20, 1]),
			],
		},
	},
	picture: {
		template: 'lacrosse-jersey',
		primary: 'purple',
		secondary: 'black',
		pattern: { id: 'fade', color: 'black', opacity: 0.7 },
		team: 'TITANS',
		number: '32',
		font: 'black-ops-one',
		letters: ['white', 'orange'],
	},
} as const satisfies SportRecord
