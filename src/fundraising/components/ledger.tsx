// The ledger by item and by posting.
import { counted } from '#kit/plural.ts'
import type { ReactNode } from 'react'
import { formatUsd } from '#kit/money.ts'
import { When } from '#orders/components/when.tsx'
import { orderUrl } from '#orders/urls.ts'
import { Badge } from '#ui/marks.tsx'
import { NumberCell, Table, TableHead } from '#ui/table.tsx'
import { kindLabels } from '../states.ts'
import type { ItemView, PostingView } from '../views.ts'

/** Amounts by catalog product; the rest is one row, so that the rows add up to the total. */
export function ItemsTable({ items, raisedCents }: { items: readonly ItemView[]; raisedCents: number }) {
	const otherCents = items.reduce((left, item) => left - item.raisedCents, raisedCents)
	return (
		<Table caption="By item">
			<TableHead first="Item" numbers={['Raised']} />
			<tbody>
				{items.map(({ id, name, orders, takenBackCents, ...item }) => (
					<tr key={id}>
						<th scope="row" className="font-semibold">
							{name}
							<span className="block text-sm font-normal text-muted">
								{counted(orders, id === '' ? 'donation' : 'order')}
								{takenBackCents > 0 && ` · ${formatUsd(takenBackCents)} taken back`}
							</span>
						</th>
						<NumberCell className="font-bold">{formatUsd(item.raisedCents)}</NumberCell>
					</tr>
				))}
				{otherCents !== 0 && (
					<tr>
						<th scope="row" className="font-semibold">
							All other items
						</th>
						<NumberCell className="font-bold">{formatUsd(otherCents)}</NumberCell>
					</tr>
				)}
			</tbody>
		</Table>
	)
}

/** `Varsity Hoodie and 1 more · Refunded`, `Check 1042`. */
function detailLabel({ item, items, note }: PostingView): string {
	const names = items > 1 ? `${item} and ${items - 1} more` : item
	return [names, note].filter((part) => part !== '').join(' · ')
}

/** The reversed payout: `Check 1042 of Nov 3, 2026`. */
const ReversedPayout = ({ reference, at }: NonNullable<PostingView['reverses']>) => (
	<>
		{' '}
		· {reference} of <When at={at} />
	</>
)

type PostingsProps = {
	postings: readonly PostingView[]
	/** The form that reverses a payout; nothing without permission. */
	reverse: ((payout: PostingView) => ReactNode) | undefined
}

/** Latest first. */
export const PostingsTable = ({ postings, reverse }: PostingsProps) => (
	<Table caption="Ledger">
		<TableHead first="What" numbers={['Amount']} />
		<tbody>
			{postings.map((posting) => (
				<tr key={posting.id} className="align-top">
					<td>
						<span className="font-semibold">{kindLabels[posting.kind]}</span>
						{posting.order && (
							<>
								{' '}
								<a
									href={orderUrl(posting.order.id)}
									className="inline-block py-1 font-semibold text-primary underline underline-offset-2"
								>
									#{posting.order.reference}
								</a>
							</>
						)}
						{posting.isReversed && <Badge className="ml-2">Reversed</Badge>}
						<span className="block text-sm break-words text-muted">
							<When at={posting.at} />
							{posting.reverses && <ReversedPayout {...posting.reverses} />}
							{detailLabel(posting) !== '' && <> · {detailLabel(posting)}</>}
						</span>
						{posting.kind === 'payout' && !posting.isReversed && reverse?.(posting)}
					</td>
					<NumberCell className="font-bold">
						{posting.amountCents > 0 && '+'}
						{formatUsd(posting.amountCents)}
					</NumberCell>
				</tr>
			))}
		</tbody>
	</Table>
)
