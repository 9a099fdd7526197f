import { graded, type SportRecord } from '../record.ts'
import { arabicDigits } from '../number-rules.ts'

const nfhs = { level: 'high school', from: '2016', source: 'NFHS Ice Hockey Rules 2-1-2' } as const

const sweater = {
	...nfhs,
	source: 'NFHS Ice Hockey Rules 2-1-2b',
	zones: ['body'],
	isSolid: false,
} as const

export const hockey = {
	name: 'Hockey',
	intro: 'Sweaters cut for pads, with laces, striped socks and warm-ups.',
	numeral: '87',
	alsoCalled: ['puck', 'ice'],
	fonts: { team: 'saira-stencil-one', number: 'bebas-neue', name: 'saira-stencil-one' },
	numberFamily: 'hockey',
	archesTeamName: false,
	isPlayedInHelmets: true,
	numberRules: [{ ...nfhs, id: 'digits', rule: 'Hockey numbers are plain digits', test: arabicDigits }],
	numberHeights: [{ ...nfhs, view: 'back', minIn: 10 }],
	rosterRules: [],
	sleeveNumbers: { ...nfhs, minIn: 4 },
	jerseyColors: [
		{
			...sweater,
			side: 'home',
			shade: 'light',
			rule: 'The home team wears white or light jerseys',
		},
		{
			...sweater,
			side: 'away',
			shade: 'dark',
			rule: 'The visiting team wears dark jerseys',
		},
	],
	numberContrast: { ...nfhs, rule: 'The color of the numbers contrasts with the color of the jersey' },
	garments: {
		'hockey-jersey': { kind: 'Jersey', sizeChart: 'hockey-jersey' },
		'hockey-socks': { kind: 'Socks', sizeChart: 'socks' },
	},
	sizeCharts: {
		'hockey-jersey': {
			fit: 'Cut to be worn over shoulder and elbow pads. Goalkeepers order one size up.',
			wornAs: 'top',
			measures: [
				graded('Chest width', [20, 1.5], [25, 1.5]),
				graded('Body length', [24, 2], [30, 1]),
				graded('Sleeve from center back', [26, 2], [34, 1]),
			],
		},
	},
	picture: {
		template: 'hockey-jersey',
		primary: 'kelly',
		secondary: 'black',
		zones: { yoke: 'black', stripe1: 'white', stripe2: 'gold', collar: 'black', cuff: 'black' },
		team: 'NORTH',
		number: '87',
		font: 'saira-stencil-one',
		letters: ['white', 'gold'],
	},
} as const satisfies SportRecord
