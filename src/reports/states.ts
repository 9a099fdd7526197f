// The reports by their names in addresses, and the steps of time by which they group.

export const reportIds = [
	'sales',
	'sales-by-product',
	'sales-by-sport',
	'sales-by-team',
	'sales-by-method',
	'sales-by-state',
	'tax',
	'refunds',
	'receivables',
	'open-purchase-orders',
	'fundraising',
	'stock-value',
	'production',
	'sizes-sold',
] as const
export type ReportId = (typeof reportIds)[number]

export const groupings = ['day', 'week', 'month'] as const
export type Grouping = (typeof groupings)[number]
