import type { ReactNode } from 'react'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import type { ListedComment } from '#comments/views.ts'
import type { SavedDesign } from '#designs/views.ts'
import { blocksProof } from '#designs/rules/checks/check-design.ts'
import { CommentsPart } from './comments-part.tsx'
import { AllFindings } from './finding-list.tsx'
import { ForOwner, PanelFrame, PanelPart } from './panel.tsx'
import { isGuest } from '../../rules/together.ts'
import { ShareList, VersionList } from './shares-and-versions.tsx'
import { PictureDownloads } from '#designs/components/picture-downloads.tsx'
import { productionUrl } from '#designs/urls.ts'
import type { PanelProps } from './props.ts'
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
const barStyles = [
	'mt-2 block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-line',
	'[&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-primary [&::-moz-progress-bar]:bg-primary',
	'[&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:transition-[inline-size]',
	'[&:indeterminate::-moz-progress-bar]:bg-primary/50 [&:indeterminate::-webkit-progress-bar]:bg-primary/50',
	'indeterminate:animate-pulse motion-reduce:indeterminate:animate-none',
].join(' ')

/** State of the saved version's proof, as text. */
function ProofState({ proof }: Pick<SavedDesign, 'proof'>) {
	if (proof.state === 'ready') return <Notice tone="success">The proof is ready.</Notice>
	if (proof.state === 'failed')
		return (
			<Notice tone="danger" alert title="The proof could not be made">
				{proof.failure}
			</Notice>
		)
	if (proof.state === 'none') return null
	const { state, progress } = proof
	const text =
		state === 'queued' ? 'Waiting for its turn…' : progress ? stepLabels[progress.step] : 'Getting ready…'
	return (
		<div className="rounded-notice border border-line bg-field p-3.5">
			<p className="flex items-center gap-2 text-[0.9375rem] font-semibold">
				<Icon name="clock" size={18} />
				<span role="status">{text}</span>
				{progress && (
					<span aria-hidden="true" className="figures ml-auto text-label text-muted">
						{`${progress.percent} %`}
					</span>
				)}
			</p>
			<progress
				aria-label="Making the proof"
				className={barStyles}
				// Without a value the bar is indeterminate: progress is unknown.
				{...(progress && { max: 100, value: progress.percent })}
			/>
			<p className="mt-1.5 text-label text-muted">It goes on by itself. You can work on meanwhile.</p>
		</div>
	)
}

type ProofPanelProps = Pick<PanelProps, 'data' | 'pieces' | 'actions' | 'busy' | 'isLocked'> & {
	/** True when the draft differs from the saved version. */
	isChanged: boolean
	/** Shows the finished proof in the page. */
	viewer?: ReactNode
	comments: readonly ListedComment[]
}

/** Step 8: final check, the proof document for production, and share links. */
export function ProofPanel(props: ProofPanelProps) {
	const { data, pieces, actions, busy, isLocked, viewer, comments } = props
	const { saved } = data
	const isOwners = !isGuest(data)
	return (
		<PanelFrame title="Proof" lead="A document with every view, color, size and check, exactly as on screen.">
			{isOwners ? (
				<PanelPart title="Proof document" aside={saved && `version ${saved.version}`}>
					<ProofActions {...props} />
					{viewer && saved?.proof.state === 'ready' && <div className="mt-3">{viewer}</div>}
				</PanelPart>
			) : (
				<ForOwner title="Proof document">The owner of this design saves it and has its proof made.</ForOwner>
			)}
			<PanelPart title="Checks">
				<AllFindings pieces={pieces} step={7} isLocked={isLocked} />
			</PanelPart>
			{saved && isOwners && (
				<>
					<PanelPart title="Share links" aside="to look at, not to change">
						<ShareList shares={saved.shares} {...{ actions, busy }} />
					</PanelPart>
					<CommentsPart {...{ saved, comments, pieces }} />
					<PanelPart title="Pictures" aside={`version ${saved.version}`}>
						<PictureDownloads design={{ designId: saved.id, version: saved.version }} />
					</PanelPart>
					<PanelPart title="Versions" aside="every one is kept">
						<VersionList {...{ saved, actions, busy }} />
					</PanelPart>
				</>
			)}
		</PanelFrame>
	)
}

function ProofActions({ data: { saved }, pieces, actions, busy, isChanged }: ProofPanelProps) {
	if (!saved)
		return (
			<div className="grid gap-3">
				<p className="text-[0.9375rem] text-muted">
					Save the design once; its proof is made from the saved version.
				</p>
				<Button variant="action" size="large" busy={busy.save} onClick={actions.onSave}>
					{busy.save ? 'Saving…' : 'Save design'}
				</Button>
			</div>
		)
	const isBlocked = pieces.some(({ findings }) => blocksProof(findings))
	return (
		<div className="grid gap-3">
			{isChanged && (
				<Notice tone="info">
					{`There are changes since version ${saved.version}. They are saved with the proof.`}
				</Notice>
			)}
			<ProofState proof={saved.proof} />
			{saved.proof.state === 'ready' ? (
				saved.proof.url && (
					<OpenProof url={saved.proof.url} production={productionUrl(saved.id, saved.version)} />
				)
			) : (
				<MakeProof
					{...{ saved, isBlocked, isChanged }}
					isBusy={busy.proof ?? false}
					onMake={actions.onMakeProof}
				/>
			)}
		</div>
	)
}

const OpenProof = ({ url, production }: { url: string; production: string }) => (
	<p className="flex flex-wrap gap-2">
		<ButtonLink href={url} target="_blank" rel="noopener" variant="outline">
			Open the proof
		</ButtonLink>
		<ButtonLink href={url} download variant="outline">
			<Icon name="download" size={18} />
			Download PDF
		</ButtonLink>
		<ButtonLink href={production} download variant="outline">
			<Icon name="download" size={18} />
			Production files (zip)
		</ButtonLink>
	</p>
)

type MakeProofProps = Pick<ProofPanelProps, 'isChanged'> & {
	saved: SavedDesign
	isBlocked: boolean
	isBusy: boolean
	onMake: () => void
}

function MakeProof({ saved, isBlocked, isChanged, isBusy, onMake }: MakeProofProps) {
	const make = saved.proof.state === 'failed' ? 'Try again' : 'Make proof'
	const isRunning = saved.proof.state === 'queued' || saved.proof.state === 'making'
	if (isRunning) return null
	return (
		<>
			<Button
				variant="action"
				size="large"
				busy={isBusy}
				disabled={isBlocked}
				onClick={onMake}
				aria-describedby="proof-blocked"
			>
				{isBusy ? 'Asking…' : isChanged && !saved.locked ? 'Save and make proof' : make}
			</Button>
			<p id="proof-blocked" className="text-label text-muted empty:hidden">
				{isBlocked && 'Fix the problems that block the proof first; see the checks below.'}
			</p>
		</>
	)
}
