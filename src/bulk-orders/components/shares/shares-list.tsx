// The shares of a split order as a list, with their links.
import { counted } from '#kit/plural.ts'
import { formatUsd } from '#kit/money.ts'
import { When } from '#orders/components/when.tsx'
import { isUnderWay, type OrderStatus, type ShareState } from '#orders/states.ts'
import { Badge, type BadgeTone } from '#ui/marks.tsx'
import type { ShareLine, SharesPageView } from '../../views.ts'
import { buttonLook } from '#ui/button.tsx'
import { leaveUrl } from '#rosters/urls.ts'

type CopyButtonProps = {
	/** The text to copy. */
	text: string
	label: string
	/** For screen readers, to tell adjacent buttons apart. */
	title?: string
}

/** Visible only when a script can copy; the copied text is also on the page or follows from it. */
export const CopyButton = ({ text, label, title }: CopyButtonProps) => (
	<copy-text data-text={text}>
		<button type="button" hidden className={buttonLook({ variant: 'outline', size: 'small' })}>
			<span data-words="">{label}</span>
			{title && <span className="sr-only"> {title}</span>}
		</button>
	</copy-text>
)

type Label = { tone: BadgeTone; word: string }

const labels: Record<ShareState, Label> = {
	open: { tone: 'warning', word: 'Open' },
	paid: { tone: 'success', word: 'Paid' },
	covered: { tone: 'info', word: 'Covered' },
	withdrawn: { tone: 'neutral', word: 'Left the team' },
}

/** For a cancelled order. */
const labelsWhenCancelled: Record<ShareState, Label> = {
	open: { tone: 'neutral', word: 'Not paid' },
	paid: { tone: 'neutral', word: 'Money back' },
	covered: { tone: 'neutral', word: 'Money back' },
	withdrawn: { tone: 'neutral', word: 'Left the team' },
}

/** One row per player: name, amount, status, and the link while the share is open. */
export const SharesList = ({ view: { shares, status, portalId } }: { view: SharesPageView }) => (
	<ul className="divide-y divide-line">
		{shares.map((share) => (
			<Row key={share.position} {...{ share, status, portalId }} />
		))}
	</ul>
)

const nameOf = ({ playerName, playerNumber }: ShareLine): string => {
	if (playerName !== '') return playerName
	return playerNumber === '' ? 'Items without a player' : 'Player without a name'
}

const refunded: Label = { tone: 'neutral', word: 'Refunded' }

function labelOf({ state, units, unitsBack, amountCents, backCents }: ShareLine, status: OrderStatus): Label {
	if (status === 'cancelled') return labelsWhenCancelled[state]
	if (status === 'refunded' || unitsBack >= units || backCents >= amountCents) return refunded
	return labels[state]
}

/** The refunded part of a share that is not refunded in full. */
function Back({ share: { units, unitsBack, amountCents, backCents } }: { share: ShareLine }) {
	if (backCents > 0 && backCents < amountCents) return <>, {formatUsd(backCents)} refunded</>
	return unitsBack > 0 && unitsBack < units && backCents === 0 ? <>, {unitsBack} refunded</> : null
}

export const asksForHelp = (
	{ state, helpAskedAt }: Pick<ShareLine, 'state' | 'helpAskedAt'>,
	status: OrderStatus,
): boolean => status === 'pending' && state === 'open' && helpAskedAt !== null

type RowProps = { share: ShareLine; status: OrderStatus; portalId: string | null }

/** Orders that a player can still leave. */
const canLeave = (status: OrderStatus): boolean => status === 'pending' || isUnderWay(status)

function Row({ share, status, portalId }: RowProps) {
	const { position, playerNumber, rosterId, units, amountCents, state, paidAt, link } = share
	const { tone, word } = labelOf(share, status)
	const linkId = `link-${position}`
	return (
		<li className="grid gap-2.5 py-3.5 first:pt-1 last:pb-0">
			<div className="flex items-center gap-x-3">
				<span className="display figures grid size-10 shrink-0 place-items-center rounded-chip border border-line bg-page text-lg leading-none">
					{playerNumber || '–'}
				</span>
				<span className="min-w-0 flex-1">
					<span className="block font-bold break-words">{nameOf(share)}</span>
					<span className="figures block text-label text-muted">
						{counted(units, 'item')}
						{paidAt && (
							<>
								, {state === 'covered' ? 'covered' : 'paid'} <When at={paidAt} />
							</>
						)}
						{status !== 'cancelled' && status !== 'refunded' && <Back share={share} />}
					</span>
					{asksForHelp(share, status) && share.helpAskedAt && (
						<span className="block text-label font-semibold">
							Asks for help with the payment since <When at={share.helpAskedAt} />
						</span>
					)}
				</span>
				<span className="grid justify-items-end gap-1">
					<span className="figures font-bold">{formatUsd(amountCents)}</span>
					<Badge tone={tone}>{word}</Badge>
				</span>
			</div>
			{portalId !== null && rosterId !== null && canLeave(status) && (
				<p className="pl-13 text-label">
					<a
						href={leaveUrl(portalId, rosterId)}
						className="inline-flex min-h-8 items-center text-muted underline hover:text-primary"
					>
						Player leaves<span className="sr-only">: {nameOf(share)}</span>
					</a>
				</p>
			)}
			{status === 'pending' && state === 'open' && (
				<div className="flex items-center gap-2">
					<label htmlFor={linkId} className="sr-only">
						Payment link for {nameOf(share)}
					</label>
					<input
						id={linkId}
						readOnly
						value={link}
						className="min-h-9 w-full min-w-0 rounded-control border border-line bg-page px-2.5 text-sm text-muted pointer-coarse:min-h-11"
					/>
					<CopyButton text={link} label="Copy" title={`link for ${nameOf(share)}`} />
				</div>
			)}
		</li>
	)
}
