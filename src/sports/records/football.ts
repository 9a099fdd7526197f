import { graded, type SportRecord } from '../record.ts'
import { zeroToNinetyNine } from '../number-rules.ts'

const heights = { level: 'high school', from: '2017', source: 'NFHS Football Rules 1-5-1c' } as const

export const football = {
	name: 'Football',
	intro: 'Game jerseys, practice jerseys and pants that take a hit, numbered to the 2024 rule book.',
	numeral: '24',
	alsoCalled: ['gridiron'],
	fonts: { team: 'graduate', number: 'graduate', name: 'graduate' },
	numberFamily: 'full-block',
	archesTeamName: true,
	isPlayedInHelmets: true,
	numberRules: [
		{
			id: 'range',
			level: 'high school',
			rule: 'Football numbers run from 0 to 99 without a leading zero',
			from: '2022',
			source: 'NFHS Football Rules 1-4-3',
			test: zeroToNinetyNine,
		},
	],
	numberHeights: [
		{ ...heights, view: 'front', minIn: 8 },
		{ ...heights, view: 'back', minIn: 10 },
	],
	// Two players may share a number, but not on the field.
	rosterRules: [],
	sleeveNumbers: null,
	jerseyColors: [
		{
			level: 'high school',
			from: '2024',
			source: 'NFHS Football Rules 1-5-1b(3)',
			side: 'home',
			shade: 'dark',
			rule: 'Home jerseys are all the same dark color that clearly contrasts with white',
			zones: ['body', 'yoke'],
			isSolid: false,
		},
		{
			level: 'high school',
			from: '2021',
			source: 'NFHS Football Rules 1-5-1b(2)',
			side: 'away',
			shade: 'white',
			rule: 'The body of visitors’ jerseys is white from shoulders to hem, with a side seam of at most 4 inches',
			zones: ['body', 'yoke'],
			isSolid: true,
		},
	],
	numberContrast: {
		level: 'high school',
		from: '2024',
		source: 'NFHS Football Rules 1-5-1c',
		rule: 'The whole body of the number is one color that clearly contrasts with the jersey; a border does not count',
	},
	garments: {
		'football-jersey': { kind: 'Jersey', sizeChart: 'football-jersey' },
		'football-pants': { kind: 'Pants', sizeChart: 'football-pants' },
	},
	sizeCharts: {
		'football-jersey': {
			fit: 'Cut to be worn over shoulder pads. Without pads, order one size down.',
			wornAs: 'top',
			measures: [
				graded('Chest width', [18, 1.5], [22, 2]),
				graded('Body length', [23, 1.5], [29, 1]),
				graded('Shoulder over pads', [17, 1], [21, 1]),
			],
		},
		'football-pants': {
			fit: 'Tight fit, to hold the pads in place. Go by the waist.',
			wornAs: 'bottom',
			measures: [
				graded('Waist relaxed', [19, 1.5], [25, 3.5]),
				graded('Waist stretched', [26, 2], [34, 4]),
				graded('Inseam to below knee', [13, 1], [17, 0.5]),
			],
		},
	},
	picture: {
		template: 'football-jersey',
		primary: 'navy',
		secondary: 'gold',
		zones: { stripe2: 'white', piping: 'gold', cuff: 'gold' },
		team: 'WILDCATS',
		number: '24',
		font: 'graduate',
		shape: 'arch',
		letters: ['white', 'gold'],
	},
} as const satisfies SportRecord
