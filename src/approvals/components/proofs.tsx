import type { ProofState } from '#designs/states.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { approvalUrl } from '../urls.ts'
import type { ProofView } from '../views.ts'

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
	id,
	proofs,
	poDocumentHref,
}: {
	id: string
	proofs: readonly ProofView[]
	poDocumentHref: string | null
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
