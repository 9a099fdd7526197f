// The shop's services, as the service pages show them: decoration methods and helmet reconditioning.
import type { DecorationMethod } from '#garments/template.ts'
import { asCents, type Cents } from '#kit/money.ts'
import { decorationMethodNames } from '#pricing/rules/decorations.ts'
import type { PriceList } from '#pricing/schemas.ts'
import type { DecorationSize } from '#pricing/states.ts'

export type DecorationService = {
	method: DecorationMethod
	name: string
	summary: string
	bestFor: readonly string[]
	goodToKnow: readonly string[]
}

/** Lowest price of one decoration by this method. */
export const lowestDecoration = (
	{ method }: Pick<DecorationService, 'method'>,
	{ decorationCents }: Pick<PriceList, 'decorationCents'>,
): Cents => asCents(Math.min(...Object.values(decorationCents[method]).flat()))

export const decorationServices: readonly DecorationService[] = [
	{
		method: 'screen',
		name: decorationMethodNames.screen,
		summary:
			'Ink pressed through a mesh, one screen per color. Flat, flexible and the best price for a big run.',
		bestFor: [
			'T-shirts and hoodies',
			'Practice jerseys',
			'Large back prints',
			'24 pieces or more of one design',
		],
		goodToKnow: [
			'Up to six spot colors. Fades and photos are better dyed in.',
			'Send vector art, or at least 300 DPI at print size.',
			'Cured inks hold to about 100 washes, inside out and cold.',
		],
	},
	{
		method: 'embroidery',
		name: decorationMethodNames.embroidery,
		summary:
			'Thread stitched into the garment. Raised, long lasting and right for anything worn off the field.',
		bestFor: ['Hats and beanies', 'Polos and quarter-zips', 'Left chest crests', 'Coaches and staff'],
		goodToKnow: [
			'Capital letters must be 0.25 in or taller to stay readable.',
			'Up to 12 thread colors, matched to your colors and shown on the proof.',
			'Not for light mesh: the cloth puckers. We will say so before we sew.',
		],
	},
	{
		method: 'tackle_twill',
		name: decorationMethodNames.tackle_twill,
		summary:
			'Polyester twill cut to shape and sewn on, in one to three layers. The varsity standard for numbers.',
		bestFor: [
			'Game jerseys',
			'Baseball scripts',
			'Hockey crests and sleeve numbers',
			'Letterman sweatshirts',
		],
		goodToKnow: [
			'Strokes must be 0.25 in wide and gaps 0.125 in or more.',
			'Three layers at most, solid colors only.',
			'Outlasts the jersey: edges are zigzag stitched, not glued.',
		],
	},
]

export const decorationSteps = [
	{ title: 'Send your art', text: 'SVG, PNG, JPEG or PDF up to 10MB, or design it here in the builder.' },
	{
		title: 'Approve the proof',
		text: 'You see every placement in inches, with thread and ink colors named.',
	},
	{ title: 'We decorate', text: 'Decorated goods ship in 7-10 days. Custom jerseys take 2-3 weeks.' },
	{
		title: 'Check and wear',
		text: 'Every piece is checked against the proof before it is packed by player.',
	},
] as const

/** Typical use of each decoration size, shown beside its label. */
export const decorationSizeUses: Record<DecorationSize, string> = {
	small: 'Sleeve marks, collar tags, cap sides',
	medium: 'Left chest crests, front of a hat',
	large: 'Chest names, front numbers',
	full: 'Full front or full back',
}

export const helmetReconditioning = {
	priceCents: asCents(6_500),
	turnaround: '10-14 business days',
	certification: 'One of 30 helmet reconditioners in the USA.',
	summary:
		'Send your helmets after the season. We clean, inspect, repair and return them ready to be fitted, in time for equipment day.',
	includes: [
		'Full take-down, wash and disinfection',
		'Inspection of shell, padding, hardware and faceguard',
		'Worn hardware and snaps replaced',
		'Shell cleaned and buffed',
		'Report for every helmet by serial number',
		'A helmet that does not pass is rejected, marked and reported',
	],
	steps: [
		{ title: 'Count and ask', text: 'Tell us how many helmets, which models and when you need them back.' },
		{ title: 'Pack and ship', text: 'We send labels and a packing list. Faceguards stay on.' },
		{
			title: 'Inspect',
			text: 'Each helmet is logged by serial number and age, then taken apart and checked.',
		},
		{
			title: 'Recondition',
			text: 'Cleaned, disinfected, repaired with the maker’s parts and put together again.',
		},
		{
			title: 'Test and record',
			text: 'Samples are tested, results are recorded and each helmet is labeled with the year.',
		},
		{
			title: 'Return',
			text: 'Back on your dock, sorted by size, with the report your school keeps on file.',
		},
	],
	limits: [
		'Helmets past the maker’s stated life, or ten seasons at most, are not reconditioned.',
		'Cracked shells are rejected and never repaired.',
		'Paint, decals and new faceguards are quoted apart.',
	],
	calendar: [
		{
			months: 'November to December',
			text: 'Best time to send: shortest wait, and you know early what to replace.',
		},
		{ months: 'January to March', text: 'Main season. Plan the full 10-14 business days.' },
		{ months: 'April to June', text: 'Last safe window before summer camps and equipment day.' },
		{ months: 'July to August', text: 'Single helmets only if the season has not begun; ask first.' },
	],
} as const
