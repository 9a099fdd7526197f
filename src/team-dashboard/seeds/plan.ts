// Orders of the demo's team over two months: at least one in every status.
import type { Role } from '#kit/roles.ts'

/** An event of an order, this many days before today. */
export type DemoStep = { daysAgo: number } & (
	| { what: 'pay' | 'approve' | 'start' | 'finish' | 'pack' | 'deliver' | 'cancel' | 'refund' }
	| { what: 'changes'; comment: string }
	| { what: 'ship'; tracking: string }
	/** Some jobs of the order are finished. */
	| { what: 'finish-some'; count: number }
	/** Units of the first line are refunded. */
	| { what: 'refund-units'; count: number; reason: string }
)

type Garments = {
	/** In the portal's catalog. */
	sku: string
	/** Roster positions. */
	players: readonly number[]
	/** Units for each player. */
	each: number
}

export type DemoOrder = Garments & {
	/** Never changes: identifies the order when the demo is seeded again. */
	key: string
	by: Extract<Role, 'coach' | 'player' | 'school_admin'>
	daysAgo: number
	/** Null for a card. */
	poNumber: string | null
	steps: readonly DemoStep[]
}

const homeJersey = 'FH-FB210'
const roadJersey = 'IL-1180'
const shorts = 'FH-FP205'
const teamHoodie = 'FH-H300'
const plainHoodie = 'FH-H020'

type Ordered = Pick<DemoOrder, 'key' | 'daysAgo'> & Partial<Pick<DemoOrder, 'by' | 'poNumber'>>

const order = (
	{ by = 'coach', poNumber = null, ...ordered }: Ordered,
	garments: Garments,
	steps: readonly DemoStep[] = [],
): DemoOrder => ({ by, poNumber, ...ordered, ...garments, steps })

/** Paid or approved, made and shipped on these days; delivered three days later. */
const shipped = (
	first: 'pay' | 'approve',
	[accepted, started, finished, packed, sent]: readonly [number, number, number, number, number],
	tracking: string,
): DemoStep[] => [
	{ what: first, daysAgo: accepted },
	{ what: 'start', daysAgo: started },
	{ what: 'finish', daysAgo: finished },
	{ what: 'pack', daysAgo: packed },
	{ what: 'ship', daysAgo: sent, tracking },
	...(sent > 3 ? [{ what: 'deliver', daysAgo: sent - 3 } as const] : []),
]

const places = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at)

export const demoOrders: readonly DemoOrder[] = [
	order(
		{ key: 'plain-hoodies-first', daysAgo: 55 },
		{ sku: plainHoodie, players: places(0, 15), each: 2 },
		shipped('pay', [55, 51, 48, 47, 46], '1Z999AA10123450011'),
	),
	order(
		{ key: 'home-jerseys', daysAgo: 48, poNumber: 'LHS-2026-0411' },
		{ sku: homeJersey, players: places(0, 12), each: 1 },
		shipped('approve', [47, 45, 37, 36, 35], '1Z999AA10123450048'),
	),
	order(
		{ key: 'team-hoodies-first', daysAgo: 39 },
		{ sku: teamHoodie, players: places(0, 14), each: 2 },
		shipped('pay', [39, 34, 31, 30, 29], '1Z999AA10123450075'),
	),
	order(
		{ key: 'family-hoodies', by: 'player', daysAgo: 33 },
		{ sku: teamHoodie, players: [0], each: 3 },
		shipped('pay', [33, 29, 26, 25, 24], '1Z999AA10123450093'),
	),
	order({ key: 'hoodies-wrong-color', daysAgo: 26 }, { sku: plainHoodie, players: places(0, 6), each: 1 }, [
		{ what: 'pay', daysAgo: 26 },
		{ what: 'refund', daysAgo: 24 },
	]),
	order(
		{ key: 'shorts', daysAgo: 20, poNumber: 'LHS-2026-0437' },
		{ sku: shorts, players: places(0, 15), each: 1 },
		shipped('approve', [19, 12, 6, 5, 2], '1Z999AA10123450137'),
	),
	order({ key: 'team-hoodies-second', daysAgo: 13 }, { sku: teamHoodie, players: places(2, 15), each: 2 }, [
		{ what: 'pay', daysAgo: 13 },
		{ what: 'start', daysAgo: 8 },
		{ what: 'refund-units', daysAgo: 6, count: 1, reason: 'One too many' },
		{ what: 'finish-some', daysAgo: 3, count: 5 },
	]),
	order({ key: 'jerseys-called-off', daysAgo: 10 }, { sku: roadJersey, players: places(0, 4), each: 1 }, [
		{ what: 'cancel', daysAgo: 10 },
	]),
	order(
		{ key: 'family-hoodies-again', by: 'player', daysAgo: 6 },
		{ sku: teamHoodie, players: [0], each: 2 },
		[{ what: 'pay', daysAgo: 6 }],
	),
	order(
		{ key: 'road-jerseys', daysAgo: 5, poNumber: 'LHS-2026-0452' },
		{ sku: roadJersey, players: places(0, 12), each: 1 },
		[{ what: 'approve', daysAgo: 3 }],
	),
	order(
		{ key: 'home-jerseys-late', daysAgo: 4, poNumber: 'LHS-2026-0455' },
		{ sku: homeJersey, players: places(12, 15), each: 1 },
		[
			{
				what: 'changes',
				daysAgo: 2,
				comment: 'The budget covers two jerseys this month. Please leave one for December.',
			},
		],
	),
	order(
		{ key: 'boosters-hoodies', by: 'school_admin', daysAgo: 2, poNumber: 'ATH-0118' },
		{ sku: teamHoodie, players: [3, 5, 6], each: 2 },
	),
	order(
		{ key: 'team-hoodies-third', daysAgo: 1, poNumber: 'LHS-2026-0461' },
		{ sku: teamHoodie, players: places(0, 14), each: 1 },
	),
	order({ key: 'family-shorts', by: 'player', daysAgo: 0 }, { sku: shorts, players: [0], each: 1 }),
]
