import { graded, type SportRecord } from '../record.ts'
import { arabicDigits, noIdenticalNumbers } from '../number-rules.ts'

const nfhs = { level: 'high school', from: '2010', source: 'NFHS Soccer Uniform Requirements' } as const

const match = {
	level: 'high school',
	from: '2018',
	source: 'NFHS Soccer Rules 4-1-1',
	zones: ['body', 'yoke', 'sleeve'],
} as const

export const soccer = {
	name: 'Soccer',
	intro: 'Light match jerseys, shorts and training tops for club and school.',
	numeral: '10',
	alsoCalled: ['futbol'],
	fonts: { team: 'anton', number: 'anton', name: 'anton' },
	numberFamily: 'round',
	archesTeamName: false,
	isPlayedInHelmets: false,
	numberRules: [{ ...nfhs, id: 'digits', rule: 'Soccer numbers are Arabic digits', test: arabicDigits }],
	numberHeights: [
		{ ...nfhs, view: 'front', minIn: 4 },
		{ ...nfhs, view: 'back', minIn: 6 },
	],
	rosterRules: [noIdenticalNumbers(nfhs)],
	sleeveNumbers: null,
	jerseyColors: [
		{
			...match,
			side: 'home',
			shade: 'dark',
			rule: 'The home team wears dark jerseys and socks: a color that contrasts with white',
			isSolid: false,
		},
		{
			...match,
			side: 'away',
			shade: 'white',
			rule: 'The visiting team wears solid white jerseys and socks',
			isSolid: true,
		},
	],
	numberContrast: null,
	garments: {
		'soccer-jersey': { kind: 'Jersey', sizeChart: 'soccer-jersey' },
		'soccer-long-sleeve': { kind: 'Jersey', sizeChart: 'soccer-jersey' },
		'soccer-shorts': { kind: 'Shorts', sizeChart: 'shorts' },
	},
	sizeCharts: {
		'soccer-jersey': {
			fit: 'Athletic fit. Between two sizes, take the larger.',
			wornAs: 'top',
			measures: [
				graded('Chest width', [15.5, 1], [19, 2]),
				graded('Body length', [21, 1.75], [28, 1]),
				graded('Sleeve from center back', [12.5, 1], [16.5, 1]),
			],
		},
	},
	picture: {
		template: 'soccer-jersey',
		primary: 'sky',
		secondary: 'white',
		pattern: { id: 'chevron', color: 'white', opacity: 0.8 },
		team: 'UNITED',
		number: '10',
		font: 'anton',
		letters: ['navy', 'white'],
	},
} as const satisfies SportRecord
