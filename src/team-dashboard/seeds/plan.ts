// Orders of the demo's team over two months: at least one in every status.
import type { Role } from '#kit/roles.ts'

/** An event of an order, this many days before today. */
export type DemoStep = { daysAgo: number } & (
	| { what: 'pay' | 'approve' | 'start' | 'finish' | 'pack' | 'deliver' | 'cancel' | 'refund' }
	| { what: 'changes'; words: string }
	| { what: 'ship'; tracking: string }
	/** Some jobs of the order are finished. */
	| { what: 'finish-some'; count: number }
	/** Units of the first line are refunded. */
	| { what: 'refund-units'; count: number; words: string }
)

export type DemoOrder = {
	/** Never changes: identifies the order when the demo is seeded again. */
	key: string
	by: Extract<Role, 'coach' | 'player' | 'school_admin'>
	daysAgo: number
	/** Garments of the portal's catalog by SKU, for players by their roster positions. */
	garments: readonly { sku: string; players: readonly number[]; each: number }[]
	/** Null for a card. */
	poNumber: string | null
	steps: readonly DemoStep[]
}

const places = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at)
const homeJersey = 'FH-FB210'
const roadJersey = 'IL-1180'
const shorts = 'FH-FP205'
const teamHoodie = 'FH-H300'
const plainHoodie = 'FH-H020'

/** Paid and made: shipped the given number of days ago, and delivered three days later. */
const made = (paid: number, shipped: number, tracking: string): DemoStep[] => [
	{ what: 'pay', daysAgo: paid },
	{ what: 'start', daysAgo: shipped + 5 },
	{ what: 'finish', daysAgo: shipped + 2 },
	{ what: 'pack', daysAgo: shipped + 1 },
	{ what: 'ship', daysAgo: shipped, tracking },
]

export const demoOrders: readonly DemoOrder[] = [
	{
		key: 'plain-hoodies-first',
		by: 'coach',
		daysAgo: 55,
		garments: [{ sku: plainHoodie, players: places(0, 15), each: 2 }],
		poNumber: null,
		steps: [...made(55, 46, '1Z999AA10123450011'), { what: 'deliver', daysAgo: 43 }],
	},
	{
		key: 'home-jerseys',
		by: 'coach',
		daysAgo: 48,
		garments: [{ sku: homeJersey, players: places(0, 12), each: 1 }],
		poNumber: 'LHS-2026-0411',
		steps: [
			{ what: 'approve', daysAgo: 47 },
			{ what: 'start', daysAgo: 45 },
			{ what: 'finish', daysAgo: 37 },
			{ what: 'pack', daysAgo: 36 },
			{ what: 'ship', daysAgo: 35, tracking: '1Z999AA10123450048' },
			{ what: 'deliver', daysAgo: 32 },
		],
	},
	{
		key: 'team-hoodies-first',
		by: 'coach',
		daysAgo: 39,
		garments: [{ sku: teamHoodie, players: places(0, 14), each: 2 }],
		poNumber: null,
		steps: [...made(39, 29, '1Z999AA10123450075'), { what: 'deliver', daysAgo: 26 }],
	},
	{
		key: 'family-hoodies',
		by: 'player',
		daysAgo: 33,
		garments: [{ sku: teamHoodie, players: [0], each: 3 }],
		poNumber: null,
		steps: [...made(33, 24, '1Z999AA10123450093'), { what: 'deliver', daysAgo: 21 }],
	},
	{
		key: 'hoodies-wrong-color',
		by: 'coach',
		daysAgo: 26,
		garments: [{ sku: plainHoodie, players: places(0, 6), each: 1 }],
		poNumber: null,
		steps: [
			{ what: 'pay', daysAgo: 26 },
			{ what: 'refund', daysAgo: 24 },
		],
	},
	{
		key: 'shorts',
		by: 'coach',
		daysAgo: 20,
		garments: [{ sku: shorts, players: places(0, 15), each: 1 }],
		poNumber: 'LHS-2026-0437',
		steps: [
			{ what: 'approve', daysAgo: 19 },
			{ what: 'start', daysAgo: 12 },
			{ what: 'finish', daysAgo: 6 },
			{ what: 'pack', daysAgo: 5 },
			{ what: 'ship', daysAgo: 2, tracking: '1Z999AA10123450137' },
		],
	},
	{
		key: 'team-hoodies-second',
		by: 'coach',
		daysAgo: 13,
		garments: [{ sku: teamHoodie, players: places(2, 15), each: 2 }],
		poNumber: null,
		steps: [
			{ what: 'pay', daysAgo: 13 },
			{ what: 'start', daysAgo: 8 },
			{ what: 'refund-units', daysAgo: 6, count: 1, words: 'One too many' },
			{ what: 'finish-some', daysAgo: 3, count: 5 },
		],
	},
	{
		key: 'jerseys-called-off',
		by: 'coach',
		daysAgo: 10,
		garments: [{ sku: roadJersey, players: places(0, 4), each: 1 }],
		poNumber: null,
		steps: [{ what: 'cancel', daysAgo: 10 }],
	},
	{
		key: 'family-hoodies-again',
		by: 'player',
		daysAgo: 6,
		garments: [{ sku: teamHoodie, players: [0], each: 2 }],
		poNumber: null,
		steps: [{ what: 'pay', daysAgo: 6 }],
	},
	{
		key: 'road-jerseys',
		by: 'coach',
		daysAgo: 5,
		garments: [{ sku: roadJersey, players: places(0, 12), each: 1 }],
		poNumber: 'LHS-2026-0452',
		steps: [{ what: 'approve', daysAgo: 3 }],
	},
	{
		key: 'home-jerseys-late',
		by: 'coach',
		daysAgo: 4,
		garments: [{ sku: homeJersey, players: places(12, 15), each: 1 }],
		poNumber: 'LHS-2026-0455',
		steps: [
			{
				what: 'changes',
				daysAgo: 2,
				words: 'The budget covers two jerseys this month. Please leave one for December.',
			},
		],
	},
	{
		key: 'boosters-hoodies',
		by: 'school_admin',
		daysAgo: 2,
		garments: [{ sku: teamHoodie, players: [3, 5, 6], each: 2 }],
		poNumber: 'ATH-0118',
		steps: [],
	},
	{
		key: 'team-hoodies-third',
		by: 'coach',
		daysAgo: 1,
		garments: [{ sku: teamHoodie, players: places(0, 14), each: 1 }],
		poNumber: 'LHS-2026-0461',
		steps: [],
	},
	{
		key: 'family-shorts',
		by: 'player',
		daysAgo: 0,
		garments: [{ sku: shorts, players: [0], each: 1 }],
		poNumber: null,
		steps: [],
	},
]
