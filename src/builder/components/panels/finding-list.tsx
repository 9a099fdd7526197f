import { Link, useLocation } from 'react-router'
import { specMessages } from '#designs/rules/checks/spec-messages.ts'
import type { ViewId } from '#garments/template.ts'
import type { Finding, Fix, Severity } from '#designs/rules/checks/finding.ts'
import { Notice, type Tone } from '#ui/notice.tsx'
import { useAnnounce, useChangeAll, useEditor } from '../../editor/context.tsx'
import { stepSearch } from '../../rules/start-address.ts'
import { steps, type StepIndex } from '../../editor/store.ts'
import { useBuilderTexts } from '../builder-language.tsx'
import type { PanelProps } from './props.ts'

type FindingListProps = {
	findings: readonly Finding[]
	/** The step that shows the list; findings of other steps link there. */
	step: StepIndex
	isLocked?: boolean
	/** Of a kit, the piece that they concern; without it, the one that is shown. */
	piece?: ShownPiece | undefined
}

export type ShownPiece = { id: string; name: string; view: ViewId }

const tones: Record<Severity, Tone> = {
	'blocks-proof': 'danger',
	strong: 'warning',
	warning: 'warning',
	info: 'info',
}

/** Findings of the checks, most severe first, each with its fix. The severity is also given as text. */
export function FindingList({ findings, step, isLocked = false, piece }: FindingListProps) {
	const { word, starts } = useBuilderTexts()
	const { list, listOf } = starts.findings
	if (findings.length === 0) return null
	return (
		<ul aria-label={piece ? listOf(word(piece.name)) : list} className="grid gap-2.5">
			{findings.map((finding) => (
				<li key={finding.id}>
					<FindingCard {...{ finding, step, isLocked, piece }} />
				</li>
			))}
		</ul>
	)
}

/** The message for a design without problems. Spec §5. */
const isClean = ({ message }: Finding) => message === specMessages.clean

type FindingCardProps = Pick<FindingListProps, 'step' | 'piece'> & { finding: Finding; isLocked: boolean }

function FindingCard({ finding, step, isLocked, piece }: FindingCardProps) {
	const editor = useEditor()
	const { search } = useLocation()
	const { word, said, starts } = useBuilderTexts()
	const texts = starts.findings
	if (isClean(finding)) return <Notice tone="success">{said(finding.message)}</Notice>
	const { fix } = finding
	return (
		<Notice tone={tones[finding.severity]}>
			<p>
				<strong
					className={finding.severity === 'warning' || finding.severity === 'info' ? 'sr-only' : 'block'}
				>
					{texts.severities[finding.severity]}:{' '}
				</strong>
				{said(finding.message)}
			</p>
			{((fix && !isLocked) || finding.step !== step) && (
				<p className="-mb-1.5 flex flex-wrap items-center gap-x-4">
					{fix && !isLocked && <FixButton fix={fix} pieceId={piece?.id} />}
					{finding.step !== step && (
						<Link
							to={{ search: stepSearch(search, finding.step) }}
							preventScrollReset
							onClick={() => piece && editor.getState().showPiece(piece.id, piece.view)}
							className="inline-flex min-h-9 items-center underline-offset-2 pointer-coarse:min-h-11"
						>
							{texts.goTo(word(steps[finding.step]))}
						</Link>
					)}
				</p>
			)}
		</Notice>
	)
}

type FixButtonProps = {
	fix: Fix
	/** Of a kit, the piece to fix; without it, the one that is shown. */
	pieceId: string | undefined
}

/** Fixes the problem in one step that undo takes back. */
export function FixButton({ fix, pieceId }: FixButtonProps) {
	const changeAll = useChangeAll()
	const editor = useEditor()
	const announce = useAnnounce()
	const { said, starts } = useBuilderTexts()
	return (
		<button
			type="button"
			className="inline-flex min-h-9 items-center text-left font-bold underline underline-offset-2 hover:no-underline pointer-coarse:min-h-11"
			onClick={() => {
				const concerned = pieceId ?? editor.getState().piece
				changeAll((config, id) => (id === concerned ? fix.apply(config) : config))
				announce(starts.findings.done(said(fix.label)))
			}}
		>
			{said(fix.label)}
		</button>
	)
}

/** Findings other than "no problems" and hints. */
export const findingsToFix = (findings: readonly Finding[]): Finding[] =>
	findings.filter((finding) => !isClean(finding) && finding.severity !== 'info')

/** The findings of one step, for the bottom of its panel. */
export const findingsOf = (findings: readonly Finding[], step: StepIndex): Finding[] =>
	findings.filter((finding) => finding.step === step && !isClean(finding))

/** The findings of all pieces of a kit, each under its name; of a design outside kits, its own. */
export function AllFindings({
	pieces,
	...list
}: Omit<FindingListProps, 'findings' | 'piece'> & Pick<PanelProps, 'pieces'>) {
	const { word } = useBuilderTexts()
	const [only, ...further] = pieces
	if (only && further.length === 0) return <FindingList findings={only.findings} {...list} />
	return (
		<div className="grid gap-4">
			{pieces.map(({ piece: { id, name }, findings, template }) => (
				<section key={id} aria-label={word(name)}>
					<h4 className="mb-1.5 text-[0.9375rem] font-semibold">{word(name)}</h4>
					<FindingList
						findings={findings}
						piece={{ id, name, view: template.views[0]?.id ?? 'front' }}
						{...list}
					/>
				</section>
			))}
		</div>
	)
}
