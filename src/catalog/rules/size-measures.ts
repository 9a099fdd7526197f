// Measurements in inches: of bodies, and of garments laid flat. Lists run YS…YXL and S…4XL.

import { sportRecords } from '#sports/records/index.ts'
import { graded, type Measure, type SizeChartPlan } from '#sports/record.ts'

export const bodyMeasures = {
	height: { name: 'Height', youth: ['48-52', '52-57', '57-61', '61-64'] },
	chest: {
		name: 'Chest',
		youth: ['25-27', '27-29', '29-31', '31-33'],
		adult: ['34-36', '38-40', '42-44', '46-48', '50-52', '54-56', '58-60'],
	},
	waist: {
		name: 'Waist',
		youth: ['22-24', '24-26', '26-28', '28-30'],
		adult: ['28-30', '32-34', '36-38', '40-42', '44-46', '48-50', '52-54'],
	},
	hip: {
		name: 'Hip',
		youth: ['26-28', '28-30', '30-32', '32-34'],
		adult: ['34-36', '38-40', '42-44', '46-48', '50-52', '54-56', '58-60'],
	},
	inseam: {
		name: 'Inseam',
		youth: ['22-24', '24-26', '26-28', '28-30'],
		adult: ['29-30', '30-31', '31-32', '32-33', '33', '33', '33'],
	},
} as const satisfies Record<string, Measure>
export type BodyMeasureId = keyof typeof bodyMeasures

/** Charts of cuts that belong to no sport or to several. The others are in the sports' records. */
const sharedCuts = {
	tee: {
		fit: 'Classic fit, true to size.',
		wornAs: 'top',
		measures: [
			graded('Chest width', [15.5, 1], [18, 2]),
			graded('Body length', [20.5, 1.5], [28, 1]),
			graded('Sleeve from center back', [13, 1], [16.5, 1.25]),
		],
	},
	'long-sleeve': {
		fit: 'Classic fit, true to size.',
		wornAs: 'top',
		measures: [
			graded('Chest width', [15.5, 1], [18, 2]),
			graded('Body length', [20.5, 1.5], [28, 1]),
			graded('Sleeve from center back', [25, 2], [33, 1]),
		],
	},
	hoodie: {
		fit: 'Relaxed fit with room for one layer under it.',
		wornAs: 'top',
		measures: [
			graded('Chest width', [17, 1], [20, 2]),
			graded('Body length', [20.5, 2], [27, 1]),
			graded('Sleeve from center back', [26, 2], [33.5, 1]),
		],
	},
	shorts: {
		fit: 'Regular fit, elastic waist with drawcord. Go by the waist.',
		wornAs: 'bottom',
		measures: [
			graded('Waist relaxed', [20, 1.5], [26, 3.5]),
			graded('Waist stretched', [28, 2], [36, 4]),
			graded('Outseam', [15, 1.25], [19.5, 0.5]),
		],
	},
	joggers: {
		fit: 'Tapered fit, elastic waist. Go by the waist.',
		wornAs: 'bottom',
		measures: [
			graded('Waist relaxed', [20, 1.5], [26, 3.5]),
			graded('Thigh width', [9, 0.75], [12, 1]),
			graded('Inseam', [21, 1.75], [28.5, 0.5]),
		],
	},
} as const satisfies Record<string, SizeChartPlan>

/** Every cut by its chart's id, including those of the sports. Cuts over pads are wider than the body. */
export const cuts = (): Readonly<Record<string, SizeChartPlan>> =>
	Object.assign({}, sharedCuts, ...Object.values(sportRecords).map(({ sizeCharts }) => sizeCharts))

/** How to take each measure with a tape. */
export const measuringSteps = {
	Height: 'Stand against a wall without shoes and measure from the floor to the top of the head.',
	Chest: 'Run the tape around the fullest part of the chest, under the arms, and keep it level.',
	Waist: 'Measure where the waistband will sit, just above the hip bone. Do not pull the tape tight.',
	Hip: 'Stand with feet together and measure around the fullest part of the seat.',
	Inseam: 'Measure from the crotch to the ankle bone, or along the inside seam of pants that fit.',
	'Chest width': 'Lay a jersey that fits flat and measure straight across, one inch below the armholes.',
	'Body length': 'Lay it flat and measure from the highest point of the shoulder to the hem.',
	'Shoulder over pads': 'With pads on, measure straight across from edge to edge of the shoulder caps.',
	'Sleeve from center back': 'Measure from the middle of the back neck over the shoulder to the cuff.',
	'Armhole depth':
		'Lay it flat and measure straight down from the shoulder seam to the bottom of the armhole.',
	'Waist relaxed': 'Lay the waistband flat without pulling, measure across and double it.',
	'Waist stretched': 'Pull the waistband as far as it goes without strain, measure across and double it.',
	Outseam: 'Measure along the side from the top of the waistband to the hem.',
	'Inseam to below knee': 'Measure along the inside seam from the crotch to the elastic below the knee.',
	'Thigh width': 'Lay them flat and measure across one leg, one inch below the crotch.',
	Head: 'Run the tape around the head, half an inch above the ears and eyebrows.',
	'Hat size': 'The number stamped in a fitted hat you own; 7 1/4 is a head of about 22 3/4 inches.',
	'Sock length': 'Measure from the sole under the arch to the top of the shin guard, above the knee.',
	'Player height': 'Without skates or shoes, from the floor to the top of the head.',
} as const
