// What is to be bought, and what a supplier order allows.
import Papa from 'papaparse'
import { formulaStart } from '#kit/csv.ts'
import type { SupplierOrderState } from '../states.ts'

/** Most sizes of one supplier order, and of the list that it is made from. */
export const mostLines = 300
/** Most units of one line. */
export const mostQuantity = 100_000
export const mostSupplier = 80
export const mostNote = 200

/** The first characters of its id, as of an order. */
export const supplierReference = (id: string): string => id.slice(0, 8)

type Need = {
	/** Units of open orders that are not in production yet. */
	ordered: number
	/** Units that can still be sold. */
	stock: number
	/** Units on open supplier orders that have not come in. */
	coming: number
}

/** What open orders take from the shelf, less what is left beside them and what is on its way. */
export const unitsToBuy = ({ ordered, stock, coming }: Need): number => Math.max(0, ordered - stock - coming)

type Line = { quantity: number; received: number }

export const unitsOpen = (lines: readonly Line[]): number =>
	lines.reduce((sum, { quantity, received }) => sum + quantity - received, 0)

export const canCancel = (state: SupplierOrderState, lines: readonly Line[]): boolean =>
	state === 'open' && lines.every(({ received }) => received === 0)

type FileLine = Line & { sku: string; brand: string; model: string; color: string; size: string }

/** For the supplier's spreadsheet: text that would be a formula is escaped. */
export const supplierOrderFile = (lines: readonly FileLine[]): string =>
	Papa.unparse(
		{
			fields: ['sku', 'brand', 'product', 'color', 'size', 'quantity', 'received'],
			data: lines.map(({ sku, brand, model, color, size, quantity, received }) => [
				sku,
				brand,
				model,
				color,
				size,
				quantity,
				received,
			]),
		},
		{ escapeFormulae: formulaStart },
	)
