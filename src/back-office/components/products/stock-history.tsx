// The history of a product's stock, newest first.
import { stockReasonNames } from '#catalog/rules/manage.ts'
import { adjustments, movementNames } from '#catalog/rules/movements.ts'
import { When } from '#orders/components/when.tsx'
import { referenceOf } from '#orders/rules/order.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SelectField } from '#ui/fields.tsx'
import { stockHref, type StockView } from '../../rules/stock-view.ts'
import { adminOrderUrl, adminPersonUrl, adminProductUrl } from '../../urls.ts'
import type { ProductForStaff, StockHistory } from '../../views.ts'
import { Cell, Pager, Record, Records } from '../records.tsx'

type Movement = StockHistory['movements'][number]
type HistoryProps = Pick<ProductForStaff, 'shelves'> & {
	productId: string
	view: StockView
	history: StockHistory
}

export function History({ productId, shelves, view, history }: HistoryProps) {
	const { movements, older } = history
	const sizes = [...new Set(shelves.map(({ size }) => size))]
	return (
		<>
			<form
				method="get"
				action={`${adminProductUrl(productId)}#stock`}
				className="grid items-end gap-3 sm:grid-cols-[14rem_auto] sm:justify-start"
			>
				<input type="hidden" name="stock" value="history" />
				<SelectField
					label="Size"
					name="size"
					defaultValue={view.size ?? ''}
					options={[
						{ value: '', label: 'All sizes' },
						...sizes.map((size) => ({ value: size, label: size })),
					]}
				/>
				<Button type="submit">Show</Button>
			</form>
			{movements.length === 0 ? (
				<EmptyState icon="clock" title="No change yet">
					<p>Orders, deliveries, counts and adjustments are listed here from now on.</p>
				</EmptyState>
			) : (
				<Movements movements={movements} />
			)}
			<Pager
				label="Pages of the history"
				older={older === null ? null : stockHref(productId, { ...view, before: older })}
				newest={view.before === null ? null : stockHref(productId, { ...view, before: null })}
			/>
		</>
	)
}

const Movements = ({ movements }: Pick<StockHistory, 'movements'>) => (
	<Records
		isPlain
		caption="Changes of the stock"
		columns={[
			{ label: 'When' },
			{ label: 'Color and size' },
			{ label: 'What' },
			{ label: 'By' },
			{ label: 'Units', isNumber: true },
			{ label: 'Then left', isNumber: true },
		]}
	>
		{movements.map((movement) => {
			const { variantId, position, at, color, size, delta, stock } = movement
			return (
				<Record key={`${variantId} ${position}`}>
					<Cell label="When" className="sm:whitespace-nowrap">
						<When at={at} withTime />
					</Cell>
					<Cell label="Color and size">
						{color}, <span className="font-bold">{size}</span>
					</Cell>
					<Cell label="What">
						<What {...movement} />
					</Cell>
					<Cell label="By">
						<By {...movement} />
					</Cell>
					<Cell label="Units" isNumber>
						<span className="font-bold">{delta > 0 ? `+${delta}` : `−${-delta}`}</span>
					</Cell>
					<Cell label="Then left" isNumber>
						{stock}
					</Cell>
				</Record>
			)
		})}
	</Records>
)

const reasonNames: Readonly<globalThis.Record<string, string>> = {
	...stockReasonNames,
	...Object.fromEntries(Object.entries(adjustments).map(([reason, { name }]) => [reason, name])),
}

const What = ({ kind, reason, note }: Pick<Movement, 'kind' | 'reason' | 'note'>) => (
	<>
		{movementNames[kind]}
		{reason !== '' && <span className="block text-label text-muted">{reasonNames[reason] ?? reason}</span>}
		{note !== '' && <span className="block text-label text-muted">{note}</span>}
	</>
)

function By({ orderId, actorId, actorName }: Pick<Movement, 'orderId' | 'actorId' | 'actorName'>) {
	const link = 'font-semibold text-primary hover:underline'
	if (orderId !== null)
		return (
			<a href={adminOrderUrl(orderId)} className={link}>
				Order #{referenceOf(orderId)}
			</a>
		)
	if (actorId === null) return <span className="text-muted">The shop</span>
	return actorName === null ? (
		<span className="text-muted">An account that is gone</span>
	) : (
		<a href={adminPersonUrl(actorId)} className={link}>
			{actorName}
		</a>
	)
}
