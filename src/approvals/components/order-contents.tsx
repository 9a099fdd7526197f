// The contents of an order under approval: players with their garments, proofs, and the thread.
import { LinePicture } from '#orders/components/order-lines.tsx'
import { playerLabels } from '#orders/rules/printed.ts'
import type { PlayerView, ProofView, ThreadEntry } from '../views.ts'
import type { ProofState } from '#designs/states.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { approvalUrl } from '../urls.ts'
import { When } from '#orders/components/when.tsx'
import type { CommentKind } from '../states.ts'

const did: Record<CommentKind, string> = {
	comment: 'wrote',
	changes: 'requested changes',
	approved: 'approved the order',
	resubmitted: 'sent the order again',
	voided: 'changed the order, which withdrew the approval',
	redesigned: 'changed the order to the team’s new design',
}

const marks: Record<CommentKind, string> = {
	comment: 'border-line',
	changes: 'border-action',
	approved: 'border-primary',
	resubmitted: 'border-primary',
	voided: 'border-danger',
	redesigned: 'border-action',
}

/** Comments and decisions, oldest first (Spec §7). */
export function Thread({ thread }: { thread: readonly ThreadEntry[] }) {
	if (thread.length === 0) return <p className="text-[0.9375rem] text-muted">No comments yet.</p>
	return (
		<ol className="grid gap-3">
			{thread.map(({ id, kind, who, comment, at }) => (
				<li key={id} className={`border-l-4 pl-3.5 ${marks[kind]}`}>
					<p className="text-[0.9375rem]">
						<span className="font-bold">{who}</span> <span className="text-muted">{did[kind]}</span>{' '}
						<span className="figures text-label text-muted">
							<When at={at} withTime />
						</span>
					</p>
					{comment !== '' && <p className="mt-0.5 break-words whitespace-pre-line">{comment}</p>}
				</li>
			))}
		</ol>
	)
}

const stateLabels: Record<ProofState, string> = {
	none: 'No proof yet',
	queued: 'Making the proof',
	making: 'Making the proof',
	ready: 'Proof (PDF)',
	failed: 'The proof could not be made',
}

const row = 'inline-flex min-h-9 items-center gap-2 pointer-coarse:min-h-11'

/** Proofs of all designs of the order, and the school's own document. */
export function Proofs({
	order: { id, reference, proofs, poDocumentHref },
}: {
	order: { id: string; reference: string; proofs: readonly ProofView[]; poDocumentHref: string | null }
}) {
	const isMany = proofs.length > 1
	const isMissing = proofs.some(({ state }) => state === 'none' || state === 'failed')
	return (
		<ul className="grid gap-x-6 text-[0.9375rem]">
			{proofs.map(({ designId, version, made, state, href }) => (
				<li key={`${designId} ${version}`}>
					{href === null ? (
						<span className={`${row} text-muted`}>
							<Icon name={state === 'failed' ? 'alert' : 'clock'} size={18} />
							<span>
								{stateLabels[state]}
								{isMany && `: ${made}`}
							</span>
						</span>
					) : (
						<a
							href={href}
							target="_blank"
							rel="noreferrer"
							className={`${row} font-bold text-primary hover:underline`}
						>
							<Icon name="download" size={18} />
							<span>
								{stateLabels[state]}
								<span className={isMany ? 'font-normal' : 'sr-only'}>: {made}</span>
							</span>
						</a>
					)}
				</li>
			))}
			{isMissing && (
				<li>
					<form method="post" action={approvalUrl(id)} data-screen-only="">
						<Button type="submit" name="intent" value="proof" variant="outline" size="small">
							{isMany ? 'Make the missing proofs' : 'Make the proof'}
							<span className="sr-only"> of order #{reference}</span>
						</Button>
					</form>
				</li>
			)}
			{proofs.length === 0 && <li className="text-muted">Sold as is: no proof needed.</li>}
			{poDocumentHref !== null && (
				<li>
					<a
						href={poDocumentHref}
						target="_blank"
						rel="noreferrer"
						className={`${row} font-bold text-primary hover:underline`}
					>
						<Icon name="download" size={18} />
						Purchase order document
					</a>
				</li>
			)}
		</ul>
	)
}

/** What is printed, or whom the piece is for. */
function PlayerCopy({ player }: { player: PlayerView }) {
	const { size, quantity } = player
	const { name, number, forWhom } = playerLabels(player)
	const isPrinted = name !== '' || number !== ''
	return (
		<>
			{isPrinted && (
				<p className="flex min-w-0 flex-wrap items-baseline gap-x-1.5 leading-tight">
					{number !== '' && <span className="display figures text-lg leading-none">#{number}</span>}
					<span className="max-w-full text-sm font-semibold break-words">{name}</span>
				</p>
			)}
			{(forWhom !== '' || !isPrinted) && (
				<p className="figures text-sm leading-tight break-words">
					{forWhom === '' ? 'No player' : `For ${forWhom}`}
				</p>
			)}
			<p className="figures text-label text-muted">
				Size {size}
				{quantity > 1 && `, ${quantity} ×`}
			</p>
		</>
	)
}

/** The first players in a row that scrolls by itself. */
export function PlayerStrip({
	players,
	lines,
	href,
	label,
}: {
	players: readonly PlayerView[]
	/** Number of lines of the whole order. */
	lines: number
	/** Address of the page with all players. */
	href: string
	label: string
}) {
	const more = lines - players.length
	return (
		<ul
			aria-label={label}
			tabIndex={0}
			className="-mx-1 flex gap-3 overflow-x-auto px-1 pb-1.5 [scrollbar-width:thin]"
		>
			{players.map((player) => (
				<li key={player.position} className="grid w-24 shrink-0 content-start gap-1 sm:w-28">
					<LinePicture picture={player.picture} className="w-full" />
					<PlayerCopy player={player} />
				</li>
			))}
			{more > 0 && (
				<li className="w-24 shrink-0 sm:w-28">
					<a
						href={href}
						className="grid aspect-4/5 place-content-center rounded-control border-2 border-dashed border-stitch text-center text-primary hover:bg-well"
					>
						<span className="display figures text-2xl leading-none">+{more}</span>
						<span className="text-label font-semibold">more</span>
					</a>
				</li>
			)}
		</ul>
	)
}

/** All players of a page, with pictures large enough to read their names. */
export const PlayerSheet = ({ players }: { players: readonly PlayerView[] }) => (
	<ul className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 xl:grid-cols-4">
		{players.map((player) => (
			<li key={player.position} className="grid min-w-0 content-start gap-1.5">
				<LinePicture picture={player.picture} className="w-full" />
				<PlayerCopy player={player} />
				<p className="text-label break-words text-muted">{player.made}</p>
			</li>
		))}
	</ul>
)
