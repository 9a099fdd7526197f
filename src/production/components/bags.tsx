// The bags of an order, and the field for scanners, which type the code of a garment and press Enter.
import { Badge } from '#ui/marks.tsx'
import { Icon } from '#ui/icon.tsx'
import { completenessLabel, isPacked, type Bag } from '../rules/bags.ts'
import { jobUrl, scanUrl } from '../urls.ts'
import type { FloorItem, FloorOrderView } from '../views.ts'
import { JobStatusBadge } from './marks.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Notice } from '#ui/notice.tsx'

type BagListProps = {
	bags: readonly Bag<FloorItem>[]
	/** The job that was scanned last. */
	scanned: string | null
}

/** One card per bag with its contents. */
export const BagList = ({ bags, scanned }: BagListProps) => (
	<ol className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
		{bags.map((bag) => (
			<BagCard key={bag.number} bag={bag} scanned={scanned} />
		))}
	</ol>
)

function BagCard({ bag, scanned }: { bag: Bag<FloorItem>; scanned: string | null }) {
	const isLatest = bag.items.some(({ jobId }) => jobId === scanned)
	return (
		<li
			className={`rounded-card border bg-card p-4 ${isLatest ? 'border-primary outline-2 outline-primary' : 'border-line'}`}
		>
			<div className="flex flex-wrap items-center justify-between gap-2">
				<h3 className="display figures min-w-0 text-2xl leading-none break-words">{bag.label}</h3>
				{bag.isComplete ? (
					<Badge tone="success">
						<Icon name="check" size={13} />
						Complete
					</Badge>
				) : (
					<Badge>
						{bag.packed} of {bag.units} in
					</Badge>
				)}
			</div>
			<ul className="mt-2 divide-y divide-line">
				{bag.items.map((item) => (
					<BagRow key={item.jobId} item={item} />
				))}
			</ul>
		</li>
	)
}

function BagRow({ item }: { item: FloorItem }) {
	const { what, size, qty, packedQty, status, jobId, card } = item
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
			<p className="figures min-w-0">
				<a href={jobUrl(jobId)} className="font-semibold text-primary hover:underline">
					{what}
				</a>{' '}
				<span className="text-muted">
					{card.kit !== '' && `${card.model} · `}
					{size} × {qty} · {card.colors} · {card.code}
				</span>
			</p>
			{!isPacked(item) && packedQty > 0 ? (
				<Badge tone="warning">
					{packedQty} of {qty} in
				</Badge>
			) : (
				<JobStatusBadge status={status} />
			)}
		</li>
	)
}

/** `once` is the id of the next scan: a form sent twice counts once. */
export type Scanned = { jobId: string | null; again: boolean; once: string }
type ScanFormProps = {
	order: FloorOrderView
	scanned: Scanned
	refused: { typed: string; title: string; message: string } | null
}

export function ScanForm({ order, scanned, refused }: ScanFormProps) {
	return (
		<Card stitched className="p-5 pt-8">
			<form method="post" action={scanUrl(order.id)}>
				<input type="hidden" name="intent" value="scan" />
				<input type="hidden" name="once" value={scanned.once} />
				<label htmlFor="scan" className="display block text-subheading">
					Scan into bags
				</label>
				<p id="scan-hint" className="mb-2 text-[0.9375rem] text-muted">
					Scan the square code of a garment, or type the 8 characters below it. Every scan counts one piece.
				</p>
				<div className="flex gap-2">
					<input
						id="scan"
						name="code"
						autoComplete="off"
						autoCapitalize="off"
						spellCheck={false}
						maxLength={300}
						aria-describedby="scan-hint"
						aria-invalid={refused ? true : undefined}
						className="figures min-h-13 w-full min-w-0 grow rounded-control border-2 border-primary bg-field px-3 text-lg aria-invalid:border-danger"
					/>
					<Button type="submit" size="large">
						Count
					</Button>
				</div>
			</form>
			<div className="mt-3">
				{refused ? (
					<Notice tone="danger" title={refused.title} alert>
						<p>{refused.message}</p>
						{refused.typed !== '' && <p className="figures break-all">Read: {refused.typed}</p>}
					</Notice>
				) : (
					<LastScan order={order} scanned={scanned} />
				)}
			</div>
		</Card>
	)
}

/** The bag of the last scan, and what that bag still needs. */
function LastScan({ order, scanned }: Omit<ScanFormProps, 'refused'>) {
	const bag = order.bags.find(({ items }) => items.some(({ jobId }) => jobId === scanned.jobId))
	const item = bag?.items.find(({ jobId }) => jobId === scanned.jobId)
	if (!bag || !item) return null
	return (
		<div role="status">
			<Notice
				tone={scanned.again ? 'warning' : 'success'}
				title={scanned.again ? `Already in: ${bag.label}` : `${bag.label}: ${item.what}, ${item.size}`}
			>
				<p className="figures">
					{item.packedQty} of {item.qty} in the bag. {completenessLabel([bag])}.
				</p>
			</Notice>
		</div>
	)
}
