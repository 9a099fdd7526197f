// The status of an approval as text: who has to act, what was sealed, and what changed since.
import { When } from '#orders/components/when.tsx'
import { Notice } from '#ui/notice.tsx'
import { AskedLine } from '#orders/components/asked-line.tsx'
import type { Approvable, ApprovalPage } from '../views.ts'
import { Badge, type BadgeTone } from '#ui/marks.tsx'
import type { ApprovalStatus } from '../states.ts'
import { ShopName } from '#ui/shop.tsx'

const badges: Record<ApprovalStatus, { name: string; tone: BadgeTone }> = {
	pending: { name: 'Waiting', tone: 'warning' },
	approved: { name: 'Approved', tone: 'success' },
	changes_requested: { name: 'Changes requested', tone: 'info' },
	ended: { name: 'Order cancelled', tone: 'neutral' },
}

/** The status as text; the color is only an addition. */
export const ApprovalBadge = ({ status }: { status: ApprovalStatus }) => (
	<Badge tone={badges[status].tone}>{badges[status].name}</Badge>
)

export function StatusNotices({ approval }: { approval: ApprovalPage }) {
	const { status, side, seal } = approval
	return (
		<>
			{status === 'pending' && <Pending approval={approval} />}
			{status === 'changes_requested' && (
				<Notice tone="warning" title="Sent back for changes">
					<AskedFor approval={approval} />
					<p>
						{side === 'requester'
							? 'Change the order and send it again.'
							: 'The buyer changes it and sends it again. Then it waits here for a decision.'}
					</p>
				</Notice>
			)}
			{status === 'ended' && (
				<Notice tone="info" title="Nothing left to decide">
					<p>The order was cancelled. Nothing is made and nothing is charged.</p>
				</Notice>
			)}
			{seal !== null && <SealNotice approval={approval} seal={seal} />}
			<Changed approval={approval} />
		</>
	)
}

/** The last change request, shown on top because long orders push the thread far down. */
function AskedFor({ approval: { thread } }: { approval: ApprovalPage }) {
	const asked = thread.findLast(({ kind }) => kind === 'changes')
	return (
		asked && (
			<blockquote className="my-1.5 border-l-4 border-action pl-3 font-semibold break-words whitespace-pre-line">
				{asked.comment}
				<footer className="text-label font-normal">{asked.who}</footer>
			</blockquote>
		)
	)
}

const othersOf = ({ team }: Pick<Approvable, 'team'>) =>
	`${team === '' ? '' : 'another coach, '}your school’s administrator or the shop`

function pendingText(approval: ApprovalPage): string {
	const { side, heldBack, asked, hasAdministrator } = approval
	if (side === 'decider')
		return heldBack
			? 'The school was asked to decide. You can read and comment.'
			: 'Check every player, the proof and the price. Once you approve, it goes into production exactly as shown.'
	if (asked && !hasAdministrator) return 'You placed this order, so someone else has to approve it.'
	return `You placed this order, so someone else has to approve it: ${othersOf(approval)}. They got an email.`
}

function Pending({ approval }: { approval: ApprovalPage }) {
	const { side, heldBack, waitsUntil } = approval
	const isWaiting = side === 'requester' || heldBack !== null
	return (
		<Notice tone="info" title={isWaiting ? 'Waiting for approval' : 'Waiting for your decision'}>
			<p>
				{pendingText(approval)}{' '}
				{waitsUntil && (
					<>
						Everything on it is held until <When at={waitsUntil} withTime />.
					</>
				)}
			</p>
			<WhoDecides approval={approval} />
		</Notice>
	)
}

/** Who was asked to decide, and from when the shop can; a school without anyone says so to the shop. */
export function WhoDecides({
	approval: { asked, heldBack, school, hasAdministrator, isShop },
}: {
	approval: Approvable
}) {
	if (asked)
		return (
			<p className="break-words">
				<AskedLine asked={asked} />
				{heldBack && (
					<>
						{' '}
						<ShopName /> can decide from <When at={heldBack} />.
					</>
				)}
			</p>
		)
	if (!isShop || school === '' || hasAdministrator) return null
	return <p>The school has no administrator who could decide, and the buyer has named nobody.</p>
}

function SealNotice({ approval, seal }: { approval: ApprovalPage; seal: string }) {
	const { sealedBy, sealedAt, changed } = approval
	return (
		<Notice
			tone={changed.length === 0 ? 'success' : 'danger'}
			title={changed.length === 0 ? 'Approved and sealed' : 'Changed after approval'}
		>
			<p>
				{sealedBy === '' ? 'Approved' : `Approved by ${sealedBy}`} on <When at={sealedAt} withTime />.{' '}
				{changed.length === 0
					? 'Players, designs, quantities and price are exactly as approved. The work order carries this seal.'
					: 'It stays out of production until it is approved again.'}
			</p>
			<p className="mt-1.5 text-label">
				Seal <code className="break-all">{seal}</code>
			</p>
		</Notice>
	)
}

/** Lists changes with players' names: every viewer of this page may see the order. */
function Changed({ approval: { status, seal, round, changed } }: { approval: ApprovalPage }) {
	if (changed.length === 0 || status === 'ended') return null
	const isAgain = seal === null && (round > 1 || status === 'changes_requested')
	return (
		<Notice
			tone="warning"
			title={isAgain ? 'Changed since the last decision' : 'Different from what was approved'}
		>
			<ul className="mt-1 list-disc pl-5">
				{changed.map((change) => (
					<li key={change} className="figures break-words">
						{change}
					</li>
				))}
			</ul>
		</Notice>
	)
}
