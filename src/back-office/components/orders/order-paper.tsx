// The order on paper: where it goes, every line with its player, the sum.
import { formatUsd } from '#kit/money.ts'
import { LinePicture } from '#orders/components/order-lines.tsx'
import { ShipTo } from '#orders/components/order-progress.tsx'
import { playerLabels } from '#orders/rules/printed.ts'
import { refundTitle } from '#orders/states.ts'
import type { LineView } from '#orders/views.ts'
import { PriceSummary } from '#pricing/components/price-summary.tsx'
import type { OrderForStaff } from '../../views.ts'

type Order = OrderForStaff['order']

export const OrderPaper = ({ order }: { order: Order }) => (
	<div data-print-only="">
		{!order.isDonation && (
			<>
				<section className="mb-5 grid grid-cols-2 gap-6">
					<div>
						<h2 className="font-bold">Ships to</h2>
						<ShipTo order={order} />
					</div>
					<div>
						<h2 className="font-bold">Payment</h2>
						<p>{paymentLabel(order)}</p>
					</div>
				</section>
				<Lines lines={order.lines} />
			</>
		)}
		<section className="mt-5 ml-auto w-80 max-w-full break-inside-avoid">
			<PriceSummary
				totals={order.pricing}
				refundedCents={order.refundedCents}
				refundTitle={refundTitle(order.paymentMode)}
			/>
		</section>
	</div>
)

const columns = [
	{ title: 'Picture', isHidden: true },
	{ title: 'Item' },
	{ title: 'Size' },
	{ title: 'Player' },
	{ title: 'Qty', isNumber: true },
	{ title: 'Each', isNumber: true },
	{ title: 'Amount', isNumber: true },
]

const Lines = ({ lines }: { lines: readonly LineView[] }) => (
	<table className="w-full border-collapse text-left text-sm">
		<thead>
			<tr className="border-b-2 border-ink align-bottom">
				{columns.map(({ title, isNumber, isHidden }) => (
					<th key={title} scope="col" className={`py-1 pr-2 ${isNumber ? 'text-right' : ''}`}>
						{isHidden ? <span className="sr-only">{title}</span> : title}
					</th>
				))}
			</tr>
		</thead>
		<tbody>
			{lines.map((line) => (
				<Line key={line.position} line={line} />
			))}
		</tbody>
	</table>
)

function Line({ line }: { line: LineView }) {
	const { picture, brand, model, kit, color, size, quantity, refunded, unitCents, lineCents } = line
	const { name, number, forWhom } = playerLabels(line)
	const printed = [name, number && `#${number}`].filter(Boolean).join(' ')
	return (
		<tr className="border-b border-line align-top">
			<td className="w-14 py-1.5 pr-2">
				<LinePicture picture={picture} className="w-12" />
			</td>
			<td className="py-1.5 pr-2">
				<span className="font-bold">{kit ? `${kit.model} · ${kit.piece.name}` : `${brand} ${model}`}</span>
				<span className="block">{color}</span>
			</td>
			<td className="py-1.5 pr-2">{size}</td>
			<td className="py-1.5 pr-2">
				{printed !== '' && <span className="font-bold">{printed}</span>}
				{forWhom !== '' && <span className="block">{`for ${forWhom}`}</span>}
			</td>
			<td className="figures py-1.5 pr-2 text-right">
				{quantity}
				{refunded > 0 && <span className="block">{`${refunded} refunded`}</span>}
			</td>
			<td className="figures py-1.5 pr-2 text-right">{formatUsd(unitCents)}</td>
			<td className="figures py-1.5 pr-2 text-right">{formatUsd(lineCents)}</td>
		</tr>
	)
}

/** "School purchase order PO 12", "By card". */
export const paymentLabel = ({ paymentMode, poNumber, status }: Order): string => {
	if (paymentMode === 'school_po') return `School purchase order ${poNumber ?? ''}`.trim()
	return status === 'pending' ? 'To be paid by card' : 'By card'
}
