// Sales of the season for the overview. What was sold more than a few days ago is summed once and kept in the process
// until an order of that time changes: see `noteOldSale`.
import { readVersion } from '#database/versions.server.ts'
import type { Connection } from '#database/client.server.ts'
import { addDays, type IsoDate } from '#kit/time.ts'
import type { TimeZone } from '#kit/time-zones.ts'
import { settledDays } from '#orders/rules/settled.ts'
import type { SalesDays } from '../rules/overview.ts'
import { leastOfTop } from '../rules/top.ts'
import {
	designedOrders,
	designsSince,
	sumsByPortal,
	sumsSince,
	topProducts,
	topTeams,
	unitsByProduct,
	type Span,
	type Sums,
} from '../store/sales.server.ts'

type ZonedDays = SalesDays & { timeZone: TimeZone }

type Part = Sums & { designed: number; units: Map<string, number>; portals: Map<string, Sums> }

async function read(db: Connection, span: Span): Promise<Part> {
	const sums = await sumsSince(db, span, [span.from])
	return {
		...(sums.get(span.from) ?? { orders: 0, cents: 0 }),
		designed: await designedOrders(db, span),
		units: await unitsByProduct(db, span),
		portals: await sumsByPortal(db, span),
	}
}

const nothing = (): Part => ({ orders: 0, cents: 0, designed: 0, units: new Map(), portals: new Map() })

const kept = new WeakMap<Connection, { key: string; part: Promise<Part> }>()

/** Sales of the span, read again only after one of them has changed. */
async function settledPart(db: Connection, span: Span): Promise<Part> {
	const key = `${await readVersion(db, 'sales')} ${span.from} ${span.to} ${span.timeZone}`
	const known = kept.get(db)
	if (known?.key === key) return known.part
	const part = read(db, span)
	kept.set(db, { key, part })
	// A failed read is not kept.
	part.catch(() => kept.delete(db))
	return part
}

const plus = (one: Sums, other: Sums): Sums => ({
	orders: one.orders + other.orders,
	cents: one.cents + other.cents,
})

function merged(settled: Part, recent: Part): Part {
	const units = new Map(settled.units)
	for (const [id, sold] of recent.units) units.set(id, sold + (units.get(id) ?? 0))
	const portals = new Map(settled.portals)
	for (const [id, sums] of recent.portals)
		portals.set(id, plus(sums, portals.get(id) ?? { orders: 0, cents: 0 }))
	return { ...plus(settled, recent), designed: settled.designed + recent.designed, units, portals }
}

const laterOf = (one: IsoDate, other: IsoDate): IsoDate => (one > other ? one : other)

/** Sales of the season, of this week and of today, before refunds, with the most sold products and teams. */
export async function salesOf(db: Connection, { today, week, season, timeZone }: ZonedDays, top: number) {
	const open = addDays(today, -settledDays)
	const settled = season < open ? await settledPart(db, { from: season, to: open, timeZone }) : nothing()
	const recent = await read(db, { from: laterOf(season, open), to: null, timeZone })
	const { units, portals, ...all } = merged(settled, recent)
	const short = await sumsSince(db, { from: week, to: null, timeZone }, [today, week])
	const sumsOf = (day: IsoDate) => short.get(day) ?? { orders: 0, cents: 0 }
	const [ofToday, ofWeek] = [sumsOf(today), sumsOf(week)]
	return {
		sales: {
			todayOrders: ofToday.orders,
			todayCents: ofToday.cents,
			weekOrders: ofWeek.orders,
			weekCents: ofWeek.cents,
			seasonOrders: all.orders,
			seasonCents: all.cents,
			designedOrders: all.designed,
			...(await designsSince(db, { from: season, to: null, timeZone })),
		},
		products: await topProducts(
			db,
			leastOfTop(units, (sold) => sold, top),
			top,
		),
		teams: await topTeams(
			db,
			leastOfTop(portals, ({ cents }) => cents, top),
			top,
		),
	}
}
