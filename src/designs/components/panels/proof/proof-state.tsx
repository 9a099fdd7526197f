import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import type { SavedDesign } from '../../../builder-data.ts'
import type { ProofStep } from '../../../states.ts'

const stepWords: Record<ProofStep, string> = {
	reading: 'Reading the design…',
	writing: 'Writing the sheets…',
	front: 'Drawing the front…',
	back: 'Drawing the back…',
	left: 'Drawing the left side…',
	right: 'Drawing the right side…',
	filing: 'Filing the proof…',
}

/** Where the proof of the saved version stands, in words. */
export function ProofState({ proof }: Pick<SavedDesign, 'proof'>) {
	if (proof.state === 'ready') return <Notice tone="success">The proof is ready.</Notice>
	if (proof.state === 'failed')
		return (
			<Notice tone="danger" alert title="The proof could not be made">
				{proof.failure}
			</Notice>
		)
	if (proof.state === 'none') return null
	const { state, progress } = proof
	const words =
		state === 'queued' ? 'Waiting for its turn…' : progress ? stepWords[progress.step] : 'Getting ready…'
	return (
		<div className="rounded-notice border border-line bg-field p-3.5">
			<p className="flex items-center gap-2 text-[0.9375rem] font-semibold">
				<Icon name="clock" size={18} />
				<span role="status">{words}</span>
				{progress && (
					<span aria-hidden="true" className="figures ml-auto text-label text-muted">
						{`${progress.percent} %`}
					</span>
				)}
			</p>
			<progress
				aria-label="Making the proof"
				className="mt-2 block h-2 w-full accent-primary"
				// A bar without a value moves to and fro: nobody knows yet.
				{...(progress && { max: 100, value: progress.percent })}
			/>
			<p className="mt-1.5 text-label text-muted">It goes on by itself. You can work on meanwhile.</p>
		</div>
	)
}
