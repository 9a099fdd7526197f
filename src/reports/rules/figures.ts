// The figures above a report.
import { formatUsd } from '#kit/money.ts'
import type { Figure, Row } from '../views.ts'
import { cellText } from './cells.ts'
import { summedColumns, type ReportFacts } from './reports.ts'

type Sums = Record<
	'orders' | 'units' | 'goods' | 'discount' | 'net' | 'fundraising' | 'shipping' | 'tax' | 'total',
	number
>

const counted = (number: number): string => number.toLocaleString('en-US')

/** Of all sales of the range: the same on every report of sales. */
export const salesFigures = ({
	orders,
	units,
	net,
	discount,
	fundraising,
	shipping,
	tax,
	total,
}: Sums): Figure[] => [
	{ label: 'Orders', text: counted(orders), detail: `${counted(units)} units` },
	{ label: 'Net sales', text: formatUsd(net), detail: `after ${formatUsd(discount)} off` },
	{ label: 'Fundraising', text: formatUsd(fundraising) },
	{ label: 'Delivery and fees', text: formatUsd(shipping) },
	{ label: 'Tax', text: formatUsd(tax) },
	{ label: 'Charged', text: formatUsd(total) },
]

/** Of other reports: the sums of their columns, six at most. */
export function figuresOf({ columns, ...report }: ReportFacts, totals: Row): Figure[] {
	const summed = summedColumns({ columns, ...report })
	return columns
		.filter(({ key }) => summed.includes(key))
		.slice(-6)
		.map((column) => ({ label: column.label, text: cellText(column, totals[column.key], 'day') }))
}

export const lateFigure = (jobs: number): Figure => ({
	label: 'Late now',
	text: counted(jobs),
	detail: 'not shipped yet',
})
