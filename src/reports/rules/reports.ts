// The list of reports: what each is called, what it counts, and its columns.
import type { Grouping, ReportId } from '../states.ts'
import type { Column } from '../views.ts'
import { saleRule } from './sale.ts'

export type ReportFacts = {
	title: string
	/** On the index. */
	sentence: string
	/** What its figures mean, for its readers. */
	rule: string
	columns: readonly Column[]
	/** Grouped by day, week or month. */
	isOverTime?: true
	/** The step of time that is chosen first; otherwise the one that fits the range. */
	by?: Grouping
	/** Of the moment, without a range. */
	isNow?: true
	/** The column that is drawn. */
	chart?: string
}

const count = (key: string, label: string): Column => ({ key, label, kind: 'count' })
const cents = (key: string, label: string): Column => ({ key, label, kind: 'cents' })
const text = (key: string, label: string): Column => ({ key, label, kind: 'text' })
const unsummed = (column: Column): Column => ({ ...column, isNotSummed: true })
const period: Column = { key: 'period', label: 'Period', kind: 'period' }

const goods = [
	count('units', 'Units'),
	cents('goods', 'Goods'),
	cents('discount', 'Discounts'),
	cents('net', 'Net sales'),
]
/** Of whole orders. */
const charged = [
	count('orders', 'Orders'),
	...goods,
	cents('fundraising', 'Fundraising'),
	cents('shipping', 'Delivery and fees'),
	cents('tax', 'Tax'),
	cents('total', 'Charged'),
]
/** Of lines: an order with two products is in two rows. */
const sold = [unsummed(count('orders', 'Orders')), ...goods]
const lineRule = `${saleRule} The discounts of an order are divided among its lines by their price, to the cent, so that the rows add up to the orders. A kit counts piece by piece.`

const ages = [
	cents('days30', '0–30 days'),
	cents('days60', '31–60 days'),
	cents('days90', '61–90 days'),
	cents('older', 'Over 90 days'),
	cents('open', 'Open'),
]
const receivablesRule =
	'Purchase orders that are approved and not cancelled, less what was refunded and what schools paid, by days since the last approval. Record a check or transfer on the page of its order. Invoices are due after 30 days.'

export const reports: Readonly<Record<ReportId, ReportFacts>> = {
	sales: {
		title: 'Sales over time',
		sentence: 'What was sold and charged by day, week or month.',
		rule: saleRule,
		columns: [period, ...charged],
		isOverTime: true,
		chart: 'net',
	},
	'sales-by-product': {
		title: 'Sales by product',
		sentence: 'Which products bring the money, with units and discounts.',
		rule: lineRule,
		columns: [text('name', 'Product'), text('sku', 'SKU'), ...sold],
		chart: 'net',
	},
	'sales-by-sport': {
		title: 'Sales by sport',
		sentence: 'The same by the sport of the product.',
		rule: lineRule,
		columns: [{ key: 'sport', label: 'Sport', kind: 'sport' }, ...sold],
		chart: 'net',
	},
	'sales-by-team': {
		title: 'Sales by team',
		sentence: 'What each team portal ordered, and orders outside of portals.',
		rule: saleRule,
		columns: [text('name', 'Team'), text('school', 'School'), ...charged],
		chart: 'net',
	},
	'sales-by-method': {
		title: 'Sales by decoration method',
		sentence: 'Twill, embroidery, screen print, sublimation, and blanks.',
		rule: `${lineRule} A garment with two methods is in the row of both.`,
		columns: [{ key: 'methods', label: 'Method', kind: 'methods' }, ...sold],
		chart: 'net',
	},
	'sales-by-state': {
		title: 'Sales by state',
		sentence: 'Where orders are shipped to.',
		rule: saleRule,
		columns: [text('name', 'State'), ...charged],
		chart: 'net',
	},
	tax: {
		title: 'Sales tax',
		sentence: 'Tax charged, returned and owed by state and rate, with exempt sales.',
		rule: `${saleRule} Tax is charged on net sales, and on delivery where the shop taxes it; what is sold stands before refunds. Exempt sales stand by the certificate of the school. Tax returned is the part of completed refunds that is tax, on the day the provider confirmed them, and of credits on purchase orders, by state and rate of their order. Units have the tax that was charged on them, a refund of money alone its part in proportion, and an order that is refunded in full all of its tax. Net tax is what was charged less what was returned.`,
		columns: [
			period,
			text('name', 'State'),
			{ key: 'rate', label: 'Rate', kind: 'rate' },
			text('certificate', 'Certificate'),
			count('orders', 'Orders'),
			cents('taxable', 'Taxable sales'),
			cents('exempt', 'Untaxed sales'),
			cents('charged', 'Tax charged'),
			cents('returned', 'Tax returned'),
			cents('net', 'Net tax'),
		],
		isOverTime: true,
		by: 'month',
	},
	refunds: {
		title: 'Refunds',
		sentence: 'Money that went back to cards, by day and reason.',
		rule: 'Completed refunds, on the day the provider confirmed them, and credits on purchase orders. Payments that no order needed, such as a second one, go back whole: they are no refund of a sale. Tax is the part of refunded sales that is sales tax.',
		columns: [
			period,
			text('reason', 'Reason'),
			count('refunds', 'Refunds'),
			cents('ofSales', 'Of sales'),
			cents('tax', 'Sales tax'),
			cents('other', 'Other payments'),
			cents('total', 'Sent back'),
		],
		isOverTime: true,
		chart: 'total',
	},
	receivables: {
		title: 'Receivables',
		sentence: 'Open purchase orders by school and age.',
		rule: receivablesRule,
		columns: [text('name', 'School or buyer'), count('orders', 'Orders'), ...ages],
		isNow: true,
		chart: 'open',
	},
	'open-purchase-orders': {
		title: 'Open purchase orders',
		sentence: 'The same, order by order, oldest first.',
		rule: receivablesRule,
		columns: [
			text('reference', 'Order'),
			text('name', 'School or buyer'),
			text('poNumber', 'PO number'),
			{ key: 'approvedOn', label: 'Approved', kind: 'day' },
			unsummed(count('age', 'Days')),
			cents('total', 'Total'),
			cents('refunded', 'Refunded'),
			cents('received', 'Received'),
			cents('open', 'Open'),
		],
		isNow: true,
	},
	fundraising: {
		title: 'Fundraising',
		sentence: 'What teams raised and were paid.',
		rule: 'The ledger of each team in these days. Raised is what orders and donations brought, less what refunds and cancellations took back. The balance is of today: the money that the shop still owes the team.',
		columns: [
			text('name', 'Team'),
			text('school', 'School'),
			cents('fromOrders', 'From orders'),
			cents('donations', 'Donations'),
			cents('takenBack', 'Taken back'),
			cents('raised', 'Raised'),
			cents('paidOut', 'Paid out'),
			cents('balance', 'Balance'),
		],
		chart: 'raised',
	},
	'stock-value': {
		title: 'Stock value',
		sentence: 'Units on the shelf and their worth, by sport.',
		rule: 'At selling price, before decoration and discounts: the shop knows no purchase cost. Held units belong to orders that are not paid or approved yet. Hidden products count too; a kit counts by its pieces.',
		columns: [
			{ key: 'sport', label: 'Sport', kind: 'sport' },
			count('products', 'Products'),
			count('forSale', 'Units for sale'),
			count('held', 'Units held'),
			cents('value', 'Value'),
		],
		isNow: true,
		chart: 'value',
	},
	production: {
		title: 'Production',
		sentence: 'Jobs and pieces that were packed, on time and late.',
		rule: 'Jobs on the day they were last packed, in the shop’s time zone. A job is late when it is packed after its due day.',
		columns: [
			period,
			count('jobs', 'Jobs'),
			count('pieces', 'Pieces'),
			count('onTime', 'On time'),
			count('late', 'Late'),
			count('daysLate', 'Days late'),
		],
		isOverTime: true,
		chart: 'pieces',
	},
	'sizes-sold': {
		title: 'Sizes sold',
		sentence: 'Units by product, color and size, for buying blanks.',
		rule: `${saleRule} Sold less refunded is what was or will be made. In stock is of this moment.`,
		columns: [
			text('name', 'Product'),
			text('sku', 'SKU'),
			text('color', 'Color'),
			text('size', 'Size'),
			count('units', 'Sold'),
			count('refunded', 'Refunded'),
			count('kept', 'Sold less refunded'),
			unsummed(count('stock', 'In stock')),
		],
	},
}

/** Columns whose sums are shown below the table. */
export const summedColumns = ({ columns }: Pick<ReportFacts, 'columns'>): string[] =>
	columns.flatMap(({ key, kind, isNotSummed }) =>
		!isNotSummed && (kind === 'count' || kind === 'cents') ? [key] : [],
	)
