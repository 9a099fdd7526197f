// Sales of some days as sums, of which one day can be replaced by another.
import { addDays, type IsoDate } from '#kit/time.ts'

export type Sums = { orders: number; cents: number }

const figures = ['orders', 'cents', 'designed'] as const
const tables = ['units', 'designs', 'ordersOfPortal', 'centsOfPortal'] as const

/** Orders, what they charged and how many of them have a customer's design; each by the id of what it counts. */
export type SalesPart = Record<(typeof figures)[number], number> &
	Record<
		/** Units of products, days on which a design was ordered, orders of a portal and what they charged. */
		(typeof tables)[number],
		Map<string, number>
	>

export const noSales = (): SalesPart => ({
	orders: 0,
	cents: 0,
	designed: 0,
	units: new Map(),
	designs: new Map(),
	ordersOfPortal: new Map(),
	centsOfPortal: new Map(),
})

/** Changes `all`: takes one part away and adds another. */
export function replacePart(all: SalesPart, old: SalesPart | undefined, part: SalesPart): void {
	for (const figure of figures) all[figure] += part[figure] - (old?.[figure] ?? 0)
	for (const table of tables) {
		for (const [id, value] of old?.[table] ?? []) add(all[table], id, -value)
		for (const [id, value] of part[table]) add(all[table], id, value)
	}
}

function add(table: Map<string, number>, id: string, value: number): void {
	const sum = (table.get(id) ?? 0) + value
	if (sum === 0) table.delete(id)
	else table.set(id, sum)
}

/** Every day from one to another, both included. */
export function daysBetween(from: IsoDate, to: IsoDate): IsoDate[] {
	const days: IsoDate[] = []
	for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
	return days
}
