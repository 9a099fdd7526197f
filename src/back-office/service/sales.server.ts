// Sales of the season for the overview, summed by day. The sums are kept in the process, and a day is read again only
// after one of its orders was written. Days that are over are looked at again when an order of that time says that it
// has changed: see `noteOldSale`.
import { readVersion } from '#database/versions.server.ts'
import type { Connection } from '#database/client.server.ts'
import { addDays, type IsoDate } from '#kit/time.ts'
import type { TimeZone } from '#kit/time-zones.ts'
import { settledDays } from '#orders/rules/settled.ts'
import type { SalesDays } from '../rules/overview.ts'
import { daysBetween, noSales, replacePart, type SalesPart, type Sums } from '../rules/sales-parts.ts'
import { leastOfTop } from '../rules/top.ts'
import { designsMade, marksOf, salesByDay, topProducts, topTeams } from '../store/sales.server.ts'

type ZonedDays = SalesDays & { timeZone: TimeZone }

type Day = { mark: string | undefined; part: SalesPart }

/** `version` and `open` are those of the last look: the row that old sales raise, and the first day that was not settled. */
type Kept = {
	key: string
	version: number
	open: IsoDate
	days: Map<IsoDate, Day>
	/** Of the season. */
	all: SalesPart
	best: ReturnType<typeof bestOf>
}

/** Of all, those that can be among the first. */
function bestOf({ units, ordersOfPortal, centsOfPortal }: SalesPart, top: number) {
	const portals = new Map<string, Sums>()
	for (const [id, orders] of ordersOfPortal) portals.set(id, { orders, cents: centsOfPortal.get(id) ?? 0 })
	return {
		units: leastOfTop(units, (sold) => sold, top),
		portals: leastOfTop(portals, ({ cents }) => cents, top),
	}
}

const earlierOf = (one: IsoDate, other: IsoDate): IsoDate => (one < other ? one : other)
const laterOf = (one: IsoDate, other: IsoDate): IsoDate => (one > other ? one : other)

/** Reads the days of which a sale was written since the last look. */
async function renewed(
	db: Connection,
	{ today, week, season, timeZone }: ZonedDays,
	{ before, top }: { before: Kept | undefined; top: number },
): Promise<Kept> {
	const key = `${season} ${timeZone} ${top}`
	const open = addDays(today, -settledDays)
	// A day has no end while it is today: what was kept on a later day is of no use.
	const known = before?.key === key && before.open <= open ? before : undefined
	const version = await readVersion(db, 'sales')
	const first = earlierOf(season, week)
	const from = known?.version === version ? laterOf(first, known.open) : first
	const days = daysBetween(from, today)
	const marks = await marksOf(db, { days, today, timeZone })
	const changed = days.filter((day) => marks.get(day) !== known?.days.get(day)?.mark)
	if (known && changed.length === 0) return { ...known, version, open }
	const parts = await salesByDay(db, { days: changed, today, season, timeZone })
	// Nothing is awaited from here on: what is kept is never a half.
	const { days: keptDays, all } = known ?? { days: new Map<IsoDate, Day>(), all: noSales() }
	for (const [day, part] of parts) {
		if (day >= season) replacePart(all, keptDays.get(day)?.part, part)
		keptDays.set(day, { mark: marks.get(day), part })
	}
	return { key, version, open, days: keptDays, all, best: bestOf(all, top) }
}

const kept = new WeakMap<Connection, Promise<Kept | undefined>>()

/** One look after another: each begins with what the one before has kept. */
function salesByDays(db: Connection, days: ZonedDays, top: number): Promise<Kept> {
	const last = kept.get(db) ?? Promise.resolve(undefined)
	const next = last.then((before) => renewed(db, days, { before, top }))
	kept.set(
		db,
		next.catch(() => last),
	)
	return next
}

/** Sales of the season, of this week and of today, before refunds, with the most sold products and teams. */
export async function salesOf(db: Connection, days: ZonedDays, top: number) {
	const { all, best, days: sold } = await salesByDays(db, days, top)
	const sumsSince = (from: IsoDate): Sums => {
		const sums = { orders: 0, cents: 0 }
		for (const [day, { part }] of sold)
			if (day >= from) {
				sums.orders += part.orders
				sums.cents += part.cents
			}
		return sums
	}
	const [ofToday, ofWeek] = [sumsSince(days.today), sumsSince(days.week)]
	// What is kept may change while the statements run.
	const sales = {
		todayOrders: ofToday.orders,
		todayCents: ofToday.cents,
		weekOrders: ofWeek.orders,
		weekCents: ofWeek.cents,
		seasonOrders: all.orders,
		seasonCents: all.cents,
		designedOrders: all.designed,
		orderedDesigns: all.designs.size,
	}
	return {
		sales: { ...sales, designs: await designsMade(db, days) },
		products: await topProducts(db, best.units, top),
		teams: await topTeams(db, best.portals, top),
	}
}
