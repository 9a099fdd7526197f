// A small product for tests: two colors, three sizes, one of each kind of shortage.
import type { ProductDetail } from '#catalog/rules/product/sheet.ts'

export const testProduct: ProductDetail = {
	id: '11111111-1111-4111-8111-111111111111',
	sku: 'FH-1',
	sport: 'football',
	brand: 'Fieldhouse',
	model: 'Test Jersey',
	description: 'A jersey.',
	basePriceCents: 11_900,
	regularPriceCents: null,
	saleEndsOn: null,
	images: ['navy-gold', 'black-orange'].flatMap((colorway) =>
		['front', 'back', 'detail'].map((view) => ({
			hash: `${colorway}-${view}`,
			url: '',
			alt: `Test Jersey in ${colorway}, ${view}`,
			view,
			colorway,
		})),
	),
	safetyCerts: ['WRAP-certified sewing'],
	attributes: {
		customizable: true,
		templateId: 'football-jersey',
		kind: 'Jersey',
		sizeChart: 'adult',
	},
	colorways: [
		{ id: 'navy-gold', name: 'Navy / Gold', primary: '#001144', secondary: '#ffbb00', families: ['blue'] },
		{ id: 'black-orange', name: 'Black / Orange', primary: '#000', secondary: '#f60', families: ['black'] },
	],
}

/** The first color with a design of the shop that prints two things. */
export const picturedColorway = {
	id: 'navy-gold',
	name: 'Navy / Gold',
	primary: '#001144',
	secondary: '#ffbb00',
	families: ['blue'],
	design: {
		id: '22222222-2222-4222-8222-222222222222',
		version: 1,
		playerName: '',
		playerNumber: '24',
		decorations: [
			{
				type: 'screen' as const,
				location: 'front' as const,
				size: 'small' as const,
				description: 'Team name',
				itemId: 'team-front',
			},
			{
				type: 'tackle_twill' as const,
				location: 'back' as const,
				size: 'medium' as const,
				description: 'Number',
				itemId: 'number-back',
			},
		],
		blankPicture: 'blank',
	},
}

/** S is in ample stock, M is low in navy and sold out in black, L is sold out in navy, XL is sold out in all colors. */
export const testVariants = [
	{ id: 'ns', size: 'S', colorway: 'navy-gold', stock: 300, leadTimeDays: 5 },
	{ id: 'bs', size: 'S', colorway: 'black-orange', stock: 40, leadTimeDays: 4 },
	{ id: 'nm', size: 'M', colorway: 'navy-gold', stock: 12, leadTimeDays: 6 },
	{ id: 'bm', size: 'M', colorway: 'black-orange', stock: 0, leadTimeDays: 1 },
	{ id: 'nl', size: 'L', colorway: 'navy-gold', stock: 0, leadTimeDays: 1 },
	{ id: 'bl', size: 'L', colorway: 'black-orange', stock: 13, leadTimeDays: 9 },
	{ id: 'nx', size: 'XL', colorway: 'navy-gold', stock: 0, leadTimeDays: 9 },
	{ id: 'bx', size: 'XL', colorway: 'black-orange', stock: 0, leadTimeDays: 9 },
]
