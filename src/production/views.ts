// Jobs and orders as the pages of the floor show them.
import type { DecorationMethod } from '#garments/template.ts'
import type { OrderStatus } from '#orders/states.ts'
import type { LinePicture } from '#orders/views.ts'
import type { ShipmentView } from '#shipping/views.ts'
import type { Bag, BagItem } from './rules/bags.ts'
import type { BoardColumn, DueGroup, FloorMove } from './rules/floor.ts'
import type { ChartEntry, JobPlacement } from './schemas.ts'
import type { JobStatus } from './states.ts'

/** One garment to be made or packed. Name and number stand here only where they are printed. */
export type JobCard = {
	id: string
	code: string
	orderId: string
	reference: string
	team: string | null
	brand: string
	model: string
	/** Of the blank. */
	color: string
	sku: string
	size: string
	qty: number
	packedQty: number
	playerName: string
	playerNumber: string
	/** The font of a line does not have all of its letters. */
	lacksLetters: boolean
	methods: DecorationMethod[]
	picture: LinePicture
	isDesign: boolean
	status: JobStatus
	due: { words: string; group: DueGroup }
	moves: FloorMove[]
}

/** An order that should be out of the house by tonight. */
export type LeavingOrder = {
	id: string
	reference: string
	team: string | null
	due: JobCard['due']
	jobs: number
	packed: number
	held: number
}

/** The first of them, and how many there are. */
export type Leaving = { orders: LeavingOrder[]; all: number; late: number }

export type BoardView = {
	columns: { status: BoardColumn; count: number; cards: JobCard[] }[]
	/** Of all columns, with the filters. */
	total: number
	late: number
	today: number
	/** Orders due today or earlier; null while the board is filtered. */
	leaving: Leaving | null
	teams: { portalId: string; name: string }[]
	/** Of the one column that is shown alone. */
	pages: number
}

export type JobEventView = { id: string; what: string; who: string; why: string; at: Date }

export type JobView = JobCard & {
	placements: JobPlacement[]
	threadChart: ChartEntry[]
	inkChart: ChartEntry[]
	seal: string | null
	designVersion: number | null
	/** False for a design whose garment the shop draws in another way by now. */
	isDrawn: boolean
	orderStatus: OrderStatus
	history: JobEventView[]
	/** The jobs before and after it in its order. */
	previous: string | null
	next: string | null
	/** Its place in the order, from 1, and how many there are. */
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
	/** Packed and not sent yet, line by line, while others of the order are still made. */
	sendable: { position: number; what: string; size: string; playerName: string; pieces: number }[]
	/** Empty where nothing is sent any more, or not yet. */
	shipTo: { name: string; lines: string[] }
	due: JobCard['due'] | null
	bags: Bag<FloorItem>[]
	completeness: string
	/** What went into a bag and is no longer wanted: it was refunded meanwhile. */
	takeOut: { code: string; what: string; size: string; count: number }[]
	units: number
	packed: number
	/** Jobs in each state. */
	counts: Partial<Record<JobStatus, number>>
	/** What all of its jobs can be moved by at once, and how many can. */
	moves: { move: FloorMove; count: number }[]
	can: { scan: boolean; ship: boolean; deliver: boolean }
}
