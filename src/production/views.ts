// View models of jobs and orders in production.
import type { DecorationMethod } from '#garments/template.ts'
import type { OrderStatus } from '#orders/states.ts'
import type { LinePicture } from '#orders/views.ts'
import type { ShipmentView } from '#shipping/views.ts'
import type { Bag, BagItem } from './rules/bags.ts'
import type { BoardColumn, DueGroup, FloorMove } from './rules/floor.ts'
import type { ChartEntry, JobPlacement } from './schemas.ts'
import type { JobStatus } from './states.ts'

/** One garment to be made or packed. Name and number are present only where they are printed. */
export type JobCard = {
	id: string
	code: string
	orderId: string
	reference: string
	team: string | null
	brand: string
	model: string
	/** Color of the blank. */
	color: string
	sku: string
	size: string
	qty: number
	packedQty: number
	playerName: string
	playerNumber: string
	/** A line's font lacks some of its letters. */
	lacksLetters: boolean
	methods: DecorationMethod[]
	picture: LinePicture
	isDesign: boolean
	status: JobStatus
	due: { words: string; group: DueGroup }
	moves: FloorMove[]
}

/** An order due to ship by today. */
export type LeavingOrder = {
	id: string
	reference: string
	team: string | null
	due: JobCard['due']
	jobs: number
	packed: number
	held: number
}

/** The first of them, and the totals. */
export type Leaving = { orders: LeavingOrder[]; all: number; late: number }

export type BoardView = {
	columns: { status: BoardColumn; count: number; cards: JobCard[] }[]
	/** Totals of all columns with the filters applied. */
	total: number
	late: number
	today: number
	/** Orders due today or earlier; null while the board is filtered. */
	leaving: Leaving | null
	teams: { portalId: string; name: string }[]
	/** Pages of the single column shown. */
	pages: number
}

export type JobEventView = { id: string; what: string; who: string; why: string; at: Date }

export type JobView = JobCard & {
	placements: JobPlacement[]
	threadChart: ChartEntry[]
	inkChart: ChartEntry[]
	seal: string | null
	designVersion: number | null
	/** False when the shop now draws the garment differently. */
	isDrawn: boolean
	orderStatus: OrderStatus
	history: JobEventView[]
	/** The previous and next job of its order. */
	previous: string | null
	next: string | null
	/** Its position in the order, from 1, and the number of jobs. */
	place: { at: number; of: number }
}

export type FloorItem = BagItem & { card: JobCard }

export type FloorOrderView = {
	id: string
	reference: string
	status: OrderStatus
	team: string | null
	school: string | null
	placedAt: Date
	poNumber: string | null
	shipments: ShipmentView[]
	/** Packed but unshipped units, line by line, while others of the order are still made. */
	sendable: { position: number; what: string; size: string; playerName: string; pieces: number }[]
	/** Empty when nothing is left to ship, or not yet. */
	shipTo: { name: string; lines: string[] }
	due: JobCard['due'] | null
	bags: Bag<FloorItem>[]
	completeness: string
	/** Packed pieces that are no longer wanted: refunded meanwhile. */
	takeOut: { code: string; what: string; size: string; count: number }[]
	units: number
	packed: number
	/** Number of jobs in each status. */
	counts: Partial<Record<JobStatus, number>>
	/** Moves possible for all jobs at once, and the number of jobs for each. */
	moves: { move: FloorMove; count: number }[]
	can: { scan: boolean; ship: boolean; deliver: boolean }
}
