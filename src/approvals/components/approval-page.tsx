// The page of one approval: players, proof, price, thread, and the seal.
import { counted } from '#kit/plural.ts'
import { PriceSummary } from '#pricing/components/price-summary.tsx'
import { When } from '#orders/components/when.tsx'
import { refundTitle } from '#orders/states.ts'
import { orderUrl } from '#orders/urls.ts'
import { formatUsd } from '#kit/money.ts'
import { Breadcrumb, PageLinks } from '#ui/page-links.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Sheet } from '#ui/card.tsx'
import { TextArea } from '#ui/fields.tsx'
import { longestComment } from '../schemas.ts'
import { approvalEditUrl, approvalsUrl, approvalUrl } from '../urls.ts'
import type { ApprovalPage } from '../views.ts'
import type { Seen } from '../rules/decisions.ts'
import { AskApprover, type RefusedAsk } from './ask-approver.tsx'
import { ConfirmApproval } from './confirm-approval.tsx'
import { Decide, type RefusedComment } from './decide.tsx'
import { PlayerSheet, Proofs, Thread } from './order-contents.tsx'
import { ApprovalBadge, StatusNotices } from './approval-status.tsx'

type PageProps = {
	approval: ApprovalPage
	refused?: RefusedComment | undefined
	/** A typed comment that was refused. */
	typed?: string | undefined
	/** The approval to confirm. */
	asking?: readonly Seen[] | undefined
	/** A refused form that asks an administrator. */
	ask?: RefusedAsk | undefined
}

export function ApprovalWhole({ approval, refused, typed, asking, ask }: PageProps) {
	const { id, reference, status, round, side, pricing, thread, order, can } = approval
	const canDecide = status === 'pending' && side === 'decider' && approval.heldBack === null
	return (
		<>
			<Head approval={approval} />
			<div className="measure grid items-start gap-6 pt-6 pb-16 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
				<div className="grid min-w-0 gap-6 max-lg:contents">
					<div className="order-1 grid min-w-0 gap-6">
						{asking && (
							<ConfirmApproval
								asking={asking.map((one) => ({ ...one, approvalId: id }))}
								shown={canDecide ? [approval] : []}
								action={approvalUrl(id)}
								back={approvalUrl(id)}
							/>
						)}
						<StatusNotices approval={approval} />
						{can.ask && <AskApprover approval={approval} answer={ask} />}
					</div>
					<div className="order-3 min-w-0">
						<Players approval={approval} />
					</div>
				</div>
				<div className="order-2 grid min-w-0 gap-6 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1">
					<Sheet title="Costs">
						<PriceSummary
							totals={pricing}
							refundedCents={order.refundedCents}
							refundTitle={refundTitle(order.paymentMode)}
						/>
						<div data-screen-only="" className="mt-5 grid gap-2.5">
							{canDecide && (
								<Decide {...{ id, reference, round, refused }} action={approvalUrl(id)} variant="action" />
							)}
							{can.amend && (
								<ButtonLink href={approvalEditUrl(id)} variant="action">
									Change and send again
								</ButtonLink>
							)}
							{can.amendApproved && (
								<ButtonLink href={approvalEditUrl(id)} variant="outline">
									Change the order
								</ButtonLink>
							)}
							<ButtonLink href={orderUrl(approval.orderId)} variant="ghost">
								Open the order
							</ButtonLink>
						</div>
					</Sheet>
					<Sheet title="Proof">
						<Proofs order={approval} />
					</Sheet>
				</div>
				<div className="order-4 min-w-0">
					<Sheet title="Comments" id="comments">
						<Thread thread={thread} />
						{can.comment && <CommentForm id={id} typed={typed} />}
					</Sheet>
				</div>
			</div>
		</>
	)
}

function Head({ approval }: { approval: ApprovalPage }) {
	const { reference, status, round, team, school, poNumber, buyer, side, askedAt, totalCents, pricing } =
		approval
	const forWhom = [...new Set([team, school])].filter(Boolean).join(' · ')
	return (
		<header className="turf">
			<div className="measure flex flex-wrap items-end justify-between gap-x-10 gap-y-4 pt-6 pb-7">
				<div className="min-w-0">
					<Breadcrumb
						on="turf"
						crumbs={[
							{ label: 'Home', href: '/' },
							{ label: 'Approvals', href: approvalsUrl },
							{ label: `#${reference}` },
						]}
					/>
					<div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
						<h1 className="display figures text-heading font-black">Order #{reference}</h1>
						<ApprovalBadge status={status} />
					</div>
					<p className="mt-1 break-words text-on-turf-muted">
						{forWhom !== '' && <span className="font-semibold text-on-turf">{forWhom} · </span>}
						<span className="figures">PO {poNumber}</span> · placed by {side === 'requester' ? 'you' : buyer},{' '}
						<span className="figures">
							<When at={askedAt} withTime />
							{round > 1 && ` · sent ${round} times`}
						</span>
					</p>
				</div>
				<p className="sm:text-right">
					<span className="display figures text-figure leading-none">{formatUsd(totalCents)}</span>
					<span className="figures block text-sm text-on-turf-muted">{counted(pricing.units, 'item')}</span>
				</p>
			</div>
		</header>
	)
}

function Players({ approval: { id, players, order, page, pages } }: { approval: ApprovalPage }) {
	const at = (wanted: number) => `${approvalUrl(id)}?players=${wanted}#players`
	return (
		<Sheet title={counted(order.lines.length, 'line')} id="players">
			<PlayerSheet players={players} />
			<PageLinks label="Pages of players" words={['Before', 'After']} {...{ page, pages }} hrefOf={at} />
		</Sheet>
	)
}

const CommentForm = ({ id, typed }: { id: string; typed: string | undefined }) => (
	<form
		method="post"
		action={`${approvalUrl(id)}#comments`}
		data-screen-only=""
		className="mt-5 grid gap-3 border-t-2 border-dashed border-stitch pt-5"
	>
		<input type="hidden" name="approval" value={id} />
		<TextArea
			label="Write a comment"
			name="comment"
			required
			maxLength={longestComment}
			defaultValue={typed ?? ''}
			hint="The other side gets an email and reads it here."
		/>
		<div>
			<Button type="submit" name="intent" value="comment" variant="outline">
				Add comment
			</Button>
		</div>
	</form>
)
