import type { ReactNode } from 'react'
import { readerLanguage } from '#kit/language.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import type { ListedComment } from '#comments/views.ts'
import type { SavedDesign } from '#designs/views.ts'
import { blocksProof } from '#designs/rules/checks/check-design.ts'
import { useBuilderTexts } from '../builder-language.tsx'
import { useReviewTexts } from '../review-language.ts'
import { CommentsPart } from './comments-part.tsx'
import { AllFindings } from './finding-list.tsx'
import { ForOwner, PanelFrame, PanelPart } from './panel.tsx'
import { isGuest } from '../../rules/together.ts'
import { ShareList, VersionList } from './shares-and-versions.tsx'
import { PictureDownloads } from '#designs/components/picture-downloads.tsx'
import { productionUrl } from '#designs/urls.ts'
import type { PanelProps } from './props.ts'

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
	const { said } = useBuilderTexts()
	const review = useReviewTexts()
	const { proof: texts } = review
	if (proof.state === 'ready') return <Notice tone="success">{texts.ready}</Notice>
	if (proof.state === 'failed')
		return (
			<Notice tone="danger" alert title={texts.failed}>
				{proof.failure !== null && said(proof.failure)}
			</Notice>
		)
	if (proof.state === 'none') return null
	const { state, progress } = proof
	const text = state === 'queued' ? texts.waiting : progress ? texts.steps[progress.step] : texts.gettingReady
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
				aria-label={texts.making}
				className={barStyles}
				// Without a value the bar is indeterminate: progress is unknown.
				{...(progress && { max: 100, value: progress.percent })}
			/>
			<p className="mt-1.5 text-label text-muted">{texts.meanwhile}</p>
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
	const { language } = useBuilderTexts()
	const review = useReviewTexts()
	const { proof: texts } = review
	return (
		<PanelFrame title={texts.title} lead={texts.lead}>
			{isOwners ? (
				<PanelPart title={texts.document} aside={saved && texts.version(saved.version)}>
					<ProofActions {...props} />
					{viewer && saved?.proof.state === 'ready' && <div className="mt-3">{viewer}</div>}
				</PanelPart>
			) : (
				<ForOwner title={texts.document}>{texts.ofOwner}</ForOwner>
			)}
			<PanelPart title={texts.checks}>
				<AllFindings pieces={pieces} step={7} isLocked={isLocked} />
			</PanelPart>
			{saved && isOwners && (
				<>
					<PanelPart title={texts.links} aside={texts.linksAside}>
						<ShareList shares={saved.shares} {...{ actions, busy }} />
					</PanelPart>
					<CommentsPart {...{ saved, comments, pieces }} />
					<PanelPart title={texts.pictures} aside={texts.version(saved.version)}>
						<PictureDownloads
							design={{ designId: saved.id, version: saved.version }}
							texts={review.downloads}
							language={readerLanguage(language)}
						/>
					</PanelPart>
					<PanelPart title={texts.versions} aside={texts.versionsAside}>
						<VersionList {...{ saved, actions, busy }} />
					</PanelPart>
				</>
			)}
		</PanelFrame>
	)
}

function ProofActions({ data: { saved }, pieces, actions, busy, isChanged }: ProofPanelProps) {
	const { proof: texts } = useReviewTexts()
	if (!saved)
		return (
			<div className="grid gap-3">
				<p className="text-[0.9375rem] text-muted">{texts.saveOnce}</p>
				<Button variant="action" size="large" busy={busy.save} onClick={actions.onSave}>
					{busy.save ? texts.saving : texts.save}
				</Button>
			</div>
		)
	const isBlocked = pieces.some(({ findings }) => blocksProof(findings))
	return (
		<div className="grid gap-3">
			{isChanged && <Notice tone="info">{texts.changed(saved.version)}</Notice>}
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

function OpenProof({ url, production }: { url: string; production: string }) {
	const { proof: texts } = useReviewTexts()
	return (
		<p className="flex flex-wrap gap-2">
			<ButtonLink href={url} target="_blank" rel="noopener" variant="outline">
				{texts.open}
			</ButtonLink>
			<ButtonLink href={url} download variant="outline">
				<Icon name="download" size={18} />
				{texts.download}
			</ButtonLink>
			<ButtonLink href={production} download variant="outline">
				<Icon name="download" size={18} />
				{texts.production}
			</ButtonLink>
		</p>
	)
}

type MakeProofProps = Pick<ProofPanelProps, 'isChanged'> & {
	saved: SavedDesign
	isBlocked: boolean
	isBusy: boolean
	onMake: () => void
}

function MakeProof({ saved, isBlocked, isChanged, isBusy, onMake }: MakeProofProps) {
	const { proof: texts } = useReviewTexts()
	const make = saved.proof.state === 'failed' ? texts.again : texts.make
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
				{isBusy ? texts.asking : isChanged && !saved.locked ? texts.saveAndMake : make}
			</Button>
			<p id="proof-blocked" className="text-label text-muted empty:hidden">
				{isBlocked && texts.blocked}
			</p>
		</>
	)
}
