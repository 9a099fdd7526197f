import type { ReactNode } from 'react'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import type { SavedDesign } from '#designs/views.ts'
import { FindingList } from './checks/finding-list.tsx'
import { PanelFrame, PanelPart } from './panel.tsx'
import { ProofState } from './proof/proof-state.tsx'
import { ShareList } from './proof/share-list.tsx'
import { VersionList } from './proof/version-list.tsx'
import { productionUrl } from '#designs/urls.ts'
import type { PanelProps } from './props.ts'

type ProofPanelProps = Pick<PanelProps, 'data' | 'findings' | 'actions' | 'busy' | 'isLocked'> & {
	/** True when the draft differs from the saved version. */
	isChanged: boolean
	/** Shows the finished proof in the page. */
	viewer?: ReactNode
}

/** Step 8: final check, the proof document for production, and share links. */
export function ProofPanel(props: ProofPanelProps) {
	const { data, findings, actions, busy, isLocked, viewer } = props
	const { saved } = data
	return (
		<PanelFrame title="Proof" lead="A document with every view, color, size and check, exactly as on screen.">
			<PanelPart title="Proof document" aside={saved && `version ${saved.version}`}>
				<ProofActions {...props} />
				{viewer && saved?.proof.state === 'ready' && <div className="mt-3">{viewer}</div>}
			</PanelPart>
			<PanelPart title="Checks">
				<FindingList findings={findings} step={7} isLocked={isLocked} />
			</PanelPart>
			{saved && (
				<>
					<PanelPart title="Share links" aside="to look at, not to change">
						<ShareList shares={saved.shares} {...{ actions, busy }} />
					</PanelPart>
					<PanelPart title="Versions" aside="every one is kept">
						<VersionList {...{ saved, actions, busy }} />
					</PanelPart>
				</>
			)}
		</PanelFrame>
	)
}

function ProofActions({ data: { saved }, findings, actions, busy, isChanged }: ProofPanelProps) {
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
	const isBlocked = findings.some(({ severity }) => severity === 'blocks-proof')
	return (
		<div className="grid gap-3">
			{isChanged && (
				<Notice tone="info">
					{`There are changes since version ${saved.version}. Save them to see them on the proof.`}
				</Notice>
			)}
			<ProofState proof={saved.proof} />
			{saved.proof.state === 'ready' ? (
				saved.proof.url && (
					<OpenProof url={saved.proof.url} production={productionUrl(saved.id, saved.version)} />
				)
			) : (
				<MakeProof {...{ saved, isBlocked }} isBusy={busy.proof ?? false} onMake={actions.onMakeProof} />
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

type MakeProofProps = { saved: SavedDesign; isBlocked: boolean; isBusy: boolean; onMake: () => void }

function MakeProof({ saved, isBlocked, isBusy, onMake }: MakeProofProps) {
	const isUnderWay = saved.proof.state === 'queued' || saved.proof.state === 'making'
	if (isUnderWay) return null
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
				{isBusy ? 'Asking…' : saved.proof.state === 'failed' ? 'Try again' : 'Make proof'}
			</Button>
			<p id="proof-blocked" className="text-label text-muted empty:hidden">
				{isBlocked && 'Fix the problems that block the proof first; see the checks below.'}
			</p>
		</>
	)
}
