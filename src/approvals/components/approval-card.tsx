// One approval in the list: contents, buyer, price, and the decision.
import { counted } from '#kit/plural.ts'
import { PriceSummary } from '#pricing/components/price-summary.tsx'
import { When } from '#orders/components/when.tsx'
import { formatUsd } from '#kit/money.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { listHref } from '../rules/list-address.ts'
import { approvalEditUrl, approvalUrl } from '../urls.ts'
import type { ApprovalCard, ListView } from '../views.ts'
import { Decide, type RefusedComment } from './decide.tsx'
import { PlayerStrip, Proofs, Thread } from './order-contents.tsx'
import { ApprovalBadge, WhoDecides } from './approval-status.tsx'

export const manyFormId = 'approve-many'

type CardProps = { card: ApprovalCard; view: ListView; refused?: RefusedComment | undefined }

export function ApprovalCardItem({ card, view, refused }: CardProps) {
	const { id, reference, status, round, side, players, lines, pricing, thread } = card
	const canDecide = status === 'pending' && side === 'decider' && card.heldBack === null
	return (
		<li id={`approval-${id}`} className="scroll-mt-24">
			<Card className="grid gap-5 p-4 focus-within:border-primary sm:p-6">
				<Head card={card} canDecide={canDecide} />
				<PlayerStrip
					players={players}
					lines={lines}
					href={`${approvalUrl(id)}#players`}
					label={`Players of order #${reference}`}
				/>
				<div className="grid gap-x-10 gap-y-5 border-t-2 border-dashed border-stitch pt-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
					<section aria-label={`Comments on order #${reference}`} className="min-w-0">
						<Thread thread={thread} />
					</section>
					<div className="grid content-start gap-2">
						<Proofs order={card} />
						<details className="group">
							<summary className="inline-flex min-h-9 items-center text-[0.9375rem] font-bold text-primary hover:underline pointer-coarse:min-h-11">
								Price breakdown
								<span className="sr-only"> of order #{reference}</span>
							</summary>
							<div className="mt-2 rounded-control border border-line bg-page p-4">
								<PriceSummary totals={pricing} />
							</div>
						</details>
					</div>
				</div>
				{status === 'pending' && <WhoDecides approval={card} />}
				<div className="flex flex-wrap items-center gap-2.5 max-sm:grid">
					{canDecide && (
						<Decide id={id} reference={reference} round={round} action={listHref(view)} refused={refused} />
					)}
					{status === 'pending' && side === 'requester' && (
						<p className="mr-2 text-[0.9375rem] text-muted">
							Your own order: someone else has to approve it.
						</p>
					)}
					{status === 'changes_requested' && side === 'requester' && (
						<ButtonLink href={approvalEditUrl(id)}>Change and send again</ButtonLink>
					)}
					<ButtonLink href={approvalUrl(id)} variant="ghost">
						<span>
							Review order<span className="sr-only"> #{reference}</span>
						</span>
					</ButtonLink>
				</div>
			</Card>
		</li>
	)
}

function Head({ card, canDecide }: { card: ApprovalCard; canDecide: boolean }) {
	const { id, reference, status, round, poNumber, buyer, side, askedAt, totalCents, pricing } = card
	const forWhom = card.team || card.school
	return (
		<div className="grid gap-x-6 gap-y-2 sm:grid-cols-[1fr_auto]">
			<div className="flex min-w-0 gap-3">
				{canDecide && (
					<label className="-m-2.5 grid size-11 shrink-0 place-items-center">
						<span className="sr-only">Choose order #{reference}</span>
						<input
							type="checkbox"
							name={`choose-${id}`}
							value={round}
							form={manyFormId}
							data-choose=""
							className="size-5 accent-primary"
						/>
					</label>
				)}
				<div className="min-w-0">
					<div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
						<h2 className="display figures text-2xl leading-none">
							<a href={approvalUrl(id)} className="hover:text-primary hover:underline">
								Order #{reference}
							</a>
						</h2>
						<ApprovalBadge status={status} />
						{round > 1 && <span className="figures text-label text-muted">sent {round} times</span>}
					</div>
					<p className="mt-1.5 text-[0.9375rem] break-words text-muted">
						{forWhom !== '' && <span className="font-semibold text-ink">{forWhom} · </span>}
						<span className="figures">PO {poNumber}</span> · placed by {side === 'requester' ? 'you' : buyer},{' '}
						<span className="figures">
							<When at={askedAt} withTime />
						</span>
					</p>
				</div>
			</div>
			<p className="sm:text-right">
				<span className="display figures text-figure leading-none">{formatUsd(totalCents)}</span>
				<span className="figures block text-label text-muted">{counted(pricing.units, 'item')}</span>
			</p>
		</div>
	)
}

/** At the end of the list: approves all selected orders at once. */
export const ApproveMany = ({ view }: { view: ListView }) => (
	<form
		id={manyFormId}
		method="post"
		action={listHref(view)}
		className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-card px-4 py-3 sm:mx-0 sm:rounded-t-card sm:border-x sm:px-6"
	>
		<label className="flex min-h-11 items-center gap-3" hidden data-choose-all="">
			<input type="checkbox" className="size-5 accent-primary" />
			<span className="font-semibold">Select all on this page</span>
		</label>
		<p className="text-[0.9375rem] text-muted" data-choose-hint="">
			Tick the orders to approve together.
		</p>
		<Button type="submit" name="intent" value="approve_many" variant="action" data-approve-many="">
			Approve chosen
		</Button>
	</form>
)
