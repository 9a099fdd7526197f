import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import type { SavedDesign } from '#designs/views.ts'
import type { ProofStep } from '#designs/states.ts'

const stepLabels: Record<ProofStep, string> = {
	reading: 'Reading the design…',
	writing: 'Writing the sheets…',
	front: 'Drawing the front…',
	back: 'Drawing the back…',
	left: 'Drawing the left side…',
	right: 'Drawing the right side…',
	filing: 'Filing the proof…',
}

/** Browsers style the track and the bar through different pseudo-elements. */
const barLook = [
	'mt-2 block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-line',
	'[&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-primary [&::-moz-progress-bar]:bg-primary',
	'[&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:transition-[inline-size]',
	'[&:indeterminate::-moz-progress-bar]:bg-primary/50 [&:indeterminate::-webkit-progress-bar]:bg-primary/50',
	'indeterminate:animate-pulse motion-reduce:indeterminate:animate-none',
].join(' ')

/** State of the saved version's proof, as text. */
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
		state === 'queued' ? 'Waiting for its turn…' : progress ? stepLabels[progress.step] : 'Getting ready…'
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
				className={barLook}
				// Without a value the bar is indeterminate: progress is unknown.
				{...(progress && { max: 100, value: progress.percent })}
			/>
			<p className="mt-1.5 text-label text-muted">It goes on by itself. You can work on meanwhile.</p>
		</div>
	)
}
