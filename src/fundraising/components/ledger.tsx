// What stands in a ledger: by item, and posting by posting.
import { formatUsd } from '#kit/money.ts'
import { When } from '#orders/components/when.tsx'
import { orderUrl } from '#orders/urls.ts'
import { NumberCell, Table } from '#ui/table.tsx'
import type { ItemView, PostingView } from '../views.ts'

/** What each product of the catalog earned. */
export const ItemsTable = ({ items }: { items: readonly ItemView[] }) => (
	<Table caption="By item">
		<thead>
			<tr>
				<th scope="col">Item</th>
				<th scope="col" className="text-right">
					Orders
				</th>
				<th scope="col" className="text-right">
					Taken back
				</th>
				<th scope="col" className="text-right">
					Raised
				</th>
			</tr>
		</thead>
		<tbody>
			{items.map(({ id, name, orders, takenBackCents, raisedCents }) => (
				<tr key={id}>
					<th scope="row" className="min-w-36 font-semibold">
						{name}
					</th>
					<NumberCell>{orders}</NumberCell>
					<NumberCell className="text-muted">
						{takenBackCents > 0 ? formatUsd(-takenBackCents) : '–'}
					</NumberCell>
					<NumberCell className="font-bold">{formatUsd(raisedCents)}</NumberCell>
				</tr>
			))}
		</tbody>
	</Table>
)

const kindWords = { credit: 'Credit', reversal: 'Taken back', payout: 'Paid out' } as const

const detailWords = ({ kind, items, note }: PostingView): string => {
	if (kind === 'payout') return note
	const words = kind === 'credit' ? `${items} ${items === 1 ? 'item' : 'items'}` : ''
	return [words, note].filter((part) => part !== '').join(' · ')
}

/** Latest first. */
export const PostingsTable = ({ postings }: { postings: readonly PostingView[] }) => (
	<Table caption="Ledger">
		<thead>
			<tr>
				<th scope="col">Date</th>
				<th scope="col">What</th>
				<th scope="col" className="text-right">
					Amount
				</th>
			</tr>
		</thead>
		<tbody>
			{postings.map((posting) => (
				<tr key={posting.id}>
					<td className="whitespace-nowrap text-muted">
						<When at={posting.at} />
					</td>
					<td className="min-w-40">
						<span className="font-semibold">{kindWords[posting.kind]}</span>
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
						<span className="block text-sm break-words text-muted">{detailWords(posting)}</span>
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
