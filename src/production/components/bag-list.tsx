import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { isPacked, type Bag } from '../rules/bags.ts'
import { jobUrl } from '../urls.ts'
import type { FloorItem } from '../views.ts'
import { JobStatusBadge } from './marks.tsx'

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
					{size} × {qty} · {card.code}
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
