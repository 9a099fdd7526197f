// An order in production: its bags, their contents, and whether it can ship.
import { assertCan } from '#policies/policy.ts'
import { shopDay } from '#shop-settings/service/shop.server.ts'
import { productionPolicy } from '../policies.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { parseOrderId } from '#kit/ids.ts'
import type { IsoDate } from '#kit/time.ts'
import { kitPieceName } from '#orders/rules/kits.ts'
import { referenceOf } from '#orders/rules/order.ts'
import { isUnderWay } from '#orders/states.ts'
import { sentUnits, shipmentsOf } from '#shipping/service/views.server.ts'
import { messages } from '../messages.ts'
import { bagsOf, completenessLabel, isPacked, type BagItem } from '../rules/bags.ts'
import { codeOf, floorMoves, movesFrom, needsReason } from '../rules/floor.ts'
import { floorOrder, jobsOfOrder, type OrderJobRow } from '../store/views.server.ts'
import type { JobStatus } from '../states.ts'
import { cardOf, dueOf, type JobCard } from './cards.server.ts'

/** @throws Refusal forbidden, not_found */
export async function orderRow(context: ServiceContext, idText: string) {
	assertCan(context, productionPolicy, 'work')
	const id = parseOrderId(idText)
	const row = id && (await floorOrder(context.db, id))
	if (!row) throw new Refusal('not_found', messages.noOrder)
	return row
}

type Row = Awaited<ReturnType<typeof orderRow>>

export type FloorItem = BagItem & { card: JobCard }

/** @param today the day of the request */
export function itemsOf(rows: readonly OrderJobRow[], today: IsoDate): FloorItem[] {
	// The bag key may be a name: outside this function it is a number.
	const keys = [...new Set(rows.map(({ bagKey }) => bagKey))]
	return rows
		.filter(({ qty }) => qty > 0)
		.map((row) => {
			const card = cardOf(row, today)
			const { playerName, playerNumber, kit, model, size, qty, packedQty, status } = card
			return {
				jobId: row.id,
				position: row.position,
				bagKey: String(keys.indexOf(row.bagKey)),
				forName: row.forName || playerName,
				forNumber: row.forNumber || playerNumber,
				what: kit || model,
				size,
				qty,
				packedQty,
				status,
				card,
			}
		})
}

/** Shipped units of each line, by its position. */
type Sent = ReadonlyMap<number, number>

/** Packed but unshipped units, line by line. */
const sendableOf = (items: readonly FloorItem[], sent: Sent) =>
	items
		.map(({ position, what, size, card, packedQty }) => ({
			position,
			what,
			size,
			playerName: card.playerName,
			pieces: packedQty - (sent.get(position) ?? 0),
		}))
		.filter(({ pieces }) => pieces > 0)

/** Packed pieces beyond the wanted and shipped ones. */
const takeOutOf = (rows: readonly OrderJobRow[], sent: Sent) =>
	rows
		.map(({ id, position, snapshot, size, packedQty, qty }) => ({
			code: codeOf(id),
			what: snapshot.kit ? kitPieceName(snapshot.kit) : snapshot.model,
			size,
			count: packedQty - Math.max(qty, sent.get(position) ?? 0),
		}))
		.filter(({ count }) => count > 0)

/** Moves for all jobs at once; only those that need no reason. */
const movesOf = (items: readonly FloorItem[]) =>
	floorMoves
		.filter((move) => !needsReason(move))
		.map((move) => ({ move, count: items.filter(({ status }) => movesFrom(status).includes(move)).length }))
		.filter(({ count }) => count > 0)

/** The address is shown until the order has been delivered, and never before production. */
const isSent = ({ status }: Row) => isUnderWay(status) || status === 'shipped'
const nowhere = { name: '', lines: [] as string[] }

function addressOf({ name, line1, line2, city, state, zip }: Row['shipTo']) {
	return { name, lines: line1 === '' ? [] : [line1, line2, `${city}, ${state} ${zip}`].filter(Boolean) }
}

function countsOf(items: readonly FloorItem[]) {
	const counts: Partial<Record<JobStatus, number>> = {}
	for (const { status } of items) counts[status] = (counts[status] ?? 0) + 1
	return counts
}

/** Four statements, or five. @throws Refusal forbidden, not_found */
export async function floorOrderView(context: ServiceContext, idText: string) {
	const order = await orderRow(context, idText)
	const rows = await jobsOfOrder(context.db, order.id)
	const today = shopDay(context.now)
	const items = itemsOf(rows, today)
	const bags = bagsOf(items)
	const sent = await sentUnits(context, order.id)
	const sum = (part: 'qty' | 'packedQty') => items.reduce((total, item) => total + item[part], 0)
	const [first] = rows.map(({ dueOn }) => dueOn).toSorted()
	const isOpen = isUnderWay(order.status)
	const isAllPacked = items.every(({ status }) => status === 'packed')
	return {
		id: order.id,
		reference: referenceOf(order.id),
		status: order.status,
		team: order.team,
		school: order.school,
		placedAt: order.createdAt,
		poNumber: order.poNumber,
		shipments: await shipmentsOf(context, order.id),
		sendable: order.status === 'processing' && !isAllPacked ? sendableOf(items, sent) : [],
		/** Null for a team order. */
		method: order.method,
		shipTo: isSent(order) ? addressOf(order.shipTo) : nowhere,
		due: first !== undefined && isOpen ? dueOf(first, today) : null,
		bags,
		completeness: completenessLabel(bags),
		takeOut: isOpen ? takeOutOf(rows, sent) : [],
		units: sum('qty'),
		packed: sum('packedQty'),
		/** Number of jobs in each status. */
		counts: countsOf(items),
		moves: isOpen ? movesOf(items) : [],
		can: {
			scan: isOpen && items.some((item) => !isPacked(item)),
			ship: order.status === 'processing' && items.length > 0 && isAllPacked,
			deliver: order.status === 'shipped',
		},
	}
}
