// An order in production: papers, bags, the scan field and shipping.
import { counted } from '#kit/plural.ts'
import type { ReactNode } from 'react'
import { StatusBadge } from '#orders/components/order-progress.tsx'
import type { PartUnits } from '#shipping/rules/part.ts'
import type { ShipmentInput } from '#shipping/schemas.ts'
import { Breadcrumb } from '#ui/page-links.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { Stat } from '#ui/marks.tsx'
import { moveNames } from '../rules/floor.ts'
import { jobStatusNames } from '../states.ts'
import { floorOrderUrl, pickListUrl, slipsUrl, workOrderUrl } from '../urls.ts'
import type { FloorOrderView } from '../views.ts'
import { BagList, ScanForm, type Scanned } from './bags.tsx'
import { DueBadge } from './marks.tsx'
import { ShipForm } from './ship-form.tsx'

export type RefusedOnOrder = {
	intent: 'all' | 'scan' | 'ship' | 'ship_part' | 'deliver'
	typed: string
	/** Values of a shipment form, with its pieces for a partial shipment. */
	parcel: ShipmentInput | null
	part: PartUnits[]
	title: string
	message: string
}
type PageProps = { order: FloorOrderView; scanned: Scanned; refused: RefusedOnOrder | null }

export function FloorOrderPage({ order, scanned, refused }: PageProps) {
	return (
		<>
			<Head order={order} />
			<div className="measure grid grid-cols-[minmax(0,1fr)] items-start gap-6 pt-6 pb-16 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr]">
				{order.can.scan && (
					<ScanForm order={order} scanned={scanned} refused={refused?.intent === 'scan' ? refused : null} />
				)}
				<div
					id="desk"
					className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:scroll-mt-96"
				>
					{order.moves.length > 0 && (
						<Sheet title="All at once">
							<AllAtOnce order={order} />
						</Sheet>
					)}
					<Sheet title="Shipping" id="shipping">
						<ShipForm order={order} refused={refused?.parcel ? refused : null} />
					</Sheet>
					{order.bags.length > 0 && (
						<Sheet title="Papers">
							<Papers id={order.id} />
						</Sheet>
					)}
				</div>
				<section aria-labelledby="bags">
					<h2 id="bags" className="display text-subheading">
						Bags
					</h2>
					<p className="figures mb-3 text-muted">{order.completeness}</p>
					<TakeOut order={order} />
					{order.bags.length === 0 ? <NoBags /> : <BagList bags={order.bags} scanned={scanned.jobId} />}
				</section>
			</div>
		</>
	)
}

type SheetProps = { title: string; id?: string; children: ReactNode }

const Sheet = ({ title, id, children }: SheetProps) => (
	<Card id={id} className="p-5 lg:scroll-mt-96">
		<h2 className="display mb-3 text-subheading">{title}</h2>
		{children}
	</Card>
)

/** Pieces refunded after packing: they must not be shipped. */
function TakeOut({ order }: Pick<PageProps, 'order'>) {
	if (order.takeOut.length === 0) return null
	return (
		<Notice tone="warning" title="Take out before it is shipped: refunded" className="mb-3">
			<ul className="figures">
				{order.takeOut.map(({ code, what, size, count }) => (
					<li key={code}>
						{count} × {what}, {size}, job {code}
					</li>
				))}
			</ul>
		</Notice>
	)
}

const NoBags = () => (
	<EmptyState icon="shirt" title="Nothing to make">
		Jobs appear as soon as the order is approved or paid; those of a cancelled order are gone.
	</EmptyState>
)

function Head({ order }: Pick<PageProps, 'order'>) {
	const complete = order.bags.filter(({ isComplete }) => isComplete).length
	return (
		<header className="turf">
			<div className="measure pt-6 pb-7">
				<Breadcrumb
					on="turf"
					crumbs={[{ label: 'Production', href: '/production' }, { label: `Order #${order.reference}` }]}
				/>
				<div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
					<h1 className="display figures text-heading font-black">Order #{order.reference}</h1>
					<StatusBadge status={order.status} />
					{order.due && <DueBadge due={order.due} />}
				</div>
				<p className="mt-1 text-on-turf-muted">
					{order.team ? `${order.team}, ${order.school}` : 'Shop order'}
					{order.poNumber ? ` · PO ${order.poNumber}` : ''}
				</p>
				<dl className="mt-5 flex flex-wrap gap-x-8 gap-y-4">
					<Stat on="turf" value={`${complete}/${order.bags.length}`} label="Bags complete" />
					<Stat on="turf" value={`${order.packed}/${order.units}`} label="Pieces packed" />
					{(['pending', 'in_progress', 'done', 'on_hold'] as const)
						.filter((status) => (order.counts[status] ?? 0) > 0)
						.map((status) => (
							<Stat key={status} on="turf" value={order.counts[status]} label={jobStatusNames[status]} />
						))}
				</dl>
			</div>
		</header>
	)
}

function Papers({ id }: { id: string }) {
	const papers = [
		{ href: workOrderUrl(id), label: 'Work order' },
		{ href: pickListUrl(id), label: 'Pick list' },
		{ href: slipsUrl(id), label: 'Packing slips' },
	]
	return (
		<ul className="grid gap-2">
			{papers.map(({ href, label }) => (
				<li key={href} className="grid">
					<ButtonLink href={href} variant="outline">
						<Icon name="download" size={18} />
						{label} (PDF)
					</ButtonLink>
				</li>
			))}
		</ul>
	)
}

/** One button per move, for every job that can make it. */
function AllAtOnce({ order }: Pick<PageProps, 'order'>) {
	return (
		<form method="post" action={`${floorOrderUrl(order.id)}#desk`} className="grid gap-2">
			<input type="hidden" name="intent" value="all" />
			{order.moves.map(({ move, count }, at) => (
				<Button key={move} type="submit" name="move" value={move} variant={at === 0 ? 'primary' : 'outline'}>
					{moveNames[move]}: {counted(count, 'job')}
				</Button>
			))}
			<p className="text-sm text-muted">Jobs on hold stay where they are unless you resume them.</p>
		</form>
	)
}
