// The participation statement for the booster club: by item, by sum and, for those who see the roster, by player.
import Papa from 'papaparse'
import { dollarsCell, plainCell } from '#kit/csv.ts'
import type { ShareState } from '#orders/states.ts'
import { entryOf, type Offer, type Ordered } from './participation.ts'

/** Ordered units of one player and item with the same state; of orders that are neither cancelled nor refunded. */
export type SoldLine = Ordered & {
	/** Of the product at the time of the order. */
	model: string
	/** Whether the order is paid or approved. */
	isCounted: boolean
	/** Null outside of split orders. */
	share: ShareState | null
	units: number
	unitsBack: number
	/** Before discounts. */
	cents: number
}

/** Sums of the portal's orders that are neither cancelled nor refunded. */
export type OrderSums = {
	subtotalCents: number
	discountCents: number
	fundraisingCents: number
	shippingCents: number
	taxCents: number
	totalCents: number
	refundedCents: number
	/** Of the total less refunds: paid or approved, and still waiting. */
	spentCents: number
	waitingCents: number
}

type StatementOffer = Offer & { model: string; required: boolean }
type StatementPlayer = { id: string; name: string; number: string }
type Raised = { productId: string | null; name: string; raisedCents: number }

export type ItemRow = {
	name: string
	isRequired: boolean
	/** Players on the roster who were asked for it; null for an optional item. */
	asked: number | null
	/** Players of the roster, each counted once. */
	ordered: number
	paid: number
	covered: number
	units: number
	cents: number
	/** Null when another row of the same product has it. */
	raisedCents: number | null
}

const stateNames = {
	none: 'Not ordered',
	ordered: 'Ordered',
	covered: 'Covered',
	paid: 'Paid',
	back: 'Refunded',
}
export type LineState = keyof typeof stateNames
export const stateName = (state: LineState): string => stateNames[state]

export type PlayerItems = {
	name: string
	number: string
	/** In the order of the items; null for an optional item without an order. */
	states: (LineState | null)[]
	units: number
	cents: number
}

export type ParticipationStatement = {
	players: number
	items: ItemRow[]
	sums: OrderSums
	raisedCents: number
	byPlayer: PlayerItems[]
}

function stateOf({ units, unitsBack, share, isCounted }: SoldLine): LineState {
	if (units > 0 && unitsBack >= units) return 'back'
	if (share === 'covered') return 'covered'
	return share === 'paid' || isCounted ? 'paid' : 'ordered'
}

const strength: readonly LineState[] = ['none', 'back', 'ordered', 'covered', 'paid']
const strongest = (states: readonly LineState[]): LineState =>
	strength.findLast((state) => states.includes(state)) ?? 'none'

type Group = { offer: StatementOffer | null; productId: string; name: string; lines: SoldLine[] }

/** Lines by catalog entry, then those of no entry by product. */
function groupsOf(offers: readonly StatementOffer[], lines: readonly SoldLine[]): Group[] {
	const found = Map.groupBy(lines, (line) => entryOf(offers, line)?.id)
	const entries = offers.map((offer): Group => {
		const { productId, model: name } = offer
		return { offer, productId, name, lines: found.get(offer.id) ?? [] }
	})
	const others = Map.groupBy(found.get(undefined) ?? [], ({ productId }) => productId)
	return [
		...entries,
		...[...others].map(([productId, own]): Group => {
			return { offer: null, productId, name: `${own[0]?.model ?? ''}, not in the catalog now`, lines: own }
		}),
	]
}

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
	rows.reduce((sum, row) => sum + of(row), 0)

type Facts = {
	players: readonly StatementPlayer[]
	offers: readonly StatementOffer[]
	lines: readonly SoldLine[]
	/** The ledger's sums by item. */
	raised: readonly Raised[]
	sums: OrderSums
}

function rowsOf(groups: readonly Group[], { players, raised }: Facts): ItemRow[] {
	const isPlayer = new Set(players.map(({ id }) => id))
	const raisedBy = new Map(raised.map(({ productId, raisedCents }) => [productId, raisedCents]))
	const given = new Set<string>()
	const rows = groups.map(({ offer, productId, name, lines }): ItemRow => {
		const own = lines.filter(({ rosterId }) => rosterId !== null && isPlayer.has(rosterId))
		const states = [...Map.groupBy(own, ({ rosterId }) => rosterId).values()].map((of) =>
			strongest(of.map(stateOf)),
		)
		const isFirst = !given.has(productId)
		given.add(productId)
		return {
			name,
			isRequired: offer?.required ?? false,
			asked: offer?.required ? players.length : null,
			ordered: states.length,
			paid: states.filter((state) => state === 'paid').length,
			covered: states.filter((state) => state === 'covered').length,
			units: sumOf(lines, ({ units }) => units),
			cents: sumOf(lines, ({ cents }) => cents),
			raisedCents: isFirst ? (raisedBy.get(productId) ?? 0) : null,
		}
	})
	const more = raised.filter(({ productId }) => productId === null || !given.has(productId))
	const none = { isRequired: false, asked: null, ordered: 0, paid: 0, covered: 0, units: 0, cents: 0 }
	return [...rows, ...more.map(({ name, raisedCents }) => ({ ...none, name, raisedCents }))]
}

function playersOf(groups: readonly Group[], { players }: Facts): PlayerItems[] {
	const own = new Map(players.map(({ id }) => [id, groups.map((): SoldLine[] => [])]))
	for (const [at, { lines }] of groups.entries())
		for (const line of lines) own.get(line.rosterId ?? '')?.[at]?.push(line)
	return players.map(({ id, name, number }) => {
		const cells = own.get(id) ?? []
		const lines = cells.flat()
		return {
			name,
			number,
			states: cells.map((cell, at) => {
				const state = strongest(cell.map(stateOf))
				return state === 'none' && !groups[at]?.offer?.required ? null : state
			}),
			units: sumOf(lines, ({ units }) => units),
			cents: sumOf(lines, ({ cents }) => cents),
		}
	})
}

export function participationStatement(facts: Facts): ParticipationStatement {
	const groups = groupsOf(facts.offers, facts.lines)
	return {
		players: facts.players.length,
		items: rowsOf(groups, facts),
		sums: facts.sums,
		raisedCents: sumOf(facts.raised, ({ raisedCents }) => raisedCents),
		byPlayer: playersOf(groups, facts),
	}
}

/** The way from the items to what was paid. */
export const sumRows = ({ sums }: ParticipationStatement): [string, number][] => [
	['Items', sums.subtotalCents],
	['Discounts', sums.discountCents],
	['Fundraising', sums.fundraisingCents],
	['Delivery', sums.shippingCents],
	['Sales tax', sums.taxCents],
	['Orders', sums.totalCents],
	['Refunded', 0 - sums.refundedCents],
	['Paid or approved', sums.spentCents],
	['Waiting for payment or approval', sums.waitingCents],
]

export const totalRow = ({ items, raisedCents }: ParticipationStatement): ItemRow => ({
	name: 'All items',
	isRequired: false,
	asked: null,
	ordered: 0,
	paid: 0,
	covered: 0,
	units: sumOf(items, ({ units }) => units),
	cents: sumOf(items, ({ cents }) => cents),
	raisedCents,
})

const itemCells = (row: ItemRow) => [
	plainCell(row.name),
	row.isRequired ? 'yes' : 'no',
	row.asked === null ? '' : String(row.asked),
	String(row.ordered),
	String(row.paid),
	String(row.covered),
	String(row.units),
	dollarsCell(row.cents),
	row.raisedCents === null ? '' : dollarsCell(row.raisedCents),
]

const itemHead = ['Item', 'Required', 'Asked', 'Ordered', 'Paid', 'Covered', 'Units', 'Amount', 'Raised']

/** @param isNamed with a row per player */
export function participationCsvText(statement: ParticipationStatement, isNamed: boolean): string {
	const { name, units, cents, raisedCents } = totalRow(statement)
	const total = [name, '', '', '', '', '', String(units), dollarsCell(cents), dollarsCell(raisedCents ?? 0)]
	const sums = sumRows(statement).map(([label, amount]) => [label, dollarsCell(amount)])
	const columns = statement.items.slice(0, statement.byPlayer[0]?.states.length ?? 0)
	const byPlayer = statement.byPlayer.map((player) => [
		plainCell(player.number),
		plainCell(player.name),
		...player.states.map((state) => (state === null ? '' : stateName(state))),
		String(player.units),
		dollarsCell(player.cents),
	])
	const named = isNamed
		? [
				[''],
				['Number', 'Player', ...columns.map((column) => plainCell(column.name)), 'Units', 'Amount'],
				...byPlayer,
			]
		: []
	const rows = [
		itemHead,
		...statement.items.map(itemCells),
		total,
		[''],
		['Sum', 'Amount'],
		...sums,
		...named,
	]
	return `${Papa.unparse(rows, { newline: '\r\n' })}\r\n`
}
