import { Link, useLocation } from 'react-router'
import { specMessages } from '#designs/rules/checks/spec-messages.ts'
import type { Finding, Severity } from '#designs/rules/checks/finding.ts'
import { Notice, type Tone } from '#ui/notice.tsx'
import { useAnnounce, useChange } from '../../editor/context.tsx'
import { stepSearch } from '../../rules/start-address.ts'
import { steps, type StepIndex } from '../../editor/store.ts'

type FindingListProps = {
	findings: readonly Finding[]
	/** The step that shows the list; findings of other steps link there. */
	step: StepIndex
	isLocked?: boolean
}

const severities: Record<Severity, { tone: Tone; label: string }> = {
	'blocks-proof': { tone: 'danger', label: 'Blocks the proof' },
	strong: { tone: 'warning', label: 'Strong warning' },
	warning: { tone: 'warning', label: 'Warning' },
	info: { tone: 'info', label: 'Good to know' },
}

/** Findings of the checks, most severe first, each with its fix. The severity is also given as text. */
export function FindingList({ findings, step, isLocked = false }: FindingListProps) {
	if (findings.length === 0) return null
	return (
		<ul aria-label="Checks" className="grid gap-2.5">
			{findings.map((finding) => (
				<li key={finding.id}>
					<FindingCard {...{ finding, step, isLocked }} />
				</li>
			))}
		</ul>
	)
}

/** The message for a design without problems. Spec §5. */
const isClean = ({ message }: Finding) => message === specMessages.clean

type FindingCardProps = { finding: Finding; step: StepIndex; isLocked: boolean }

function FindingCard({ finding, step, isLocked }: FindingCardProps) {
	const change = useChange()
	const { search } = useLocation()
	const announce = useAnnounce()
	const { tone, label } = severities[finding.severity]
	if (isClean(finding)) return <Notice tone="success">{finding.message}</Notice>
	const { fix } = finding
	return (
		<Notice tone={tone}>
			<p>
				<strong
					className={finding.severity === 'warning' || finding.severity === 'info' ? 'sr-only' : 'block'}
				>
					{label}:{' '}
				</strong>
				{finding.message}
			</p>
			{((fix && !isLocked) || finding.step !== step) && (
				<p className="-mb-1.5 flex flex-wrap items-center gap-x-4">
					{fix && !isLocked && (
						<button
							type="button"
							className="inline-flex min-h-9 items-center text-left font-bold underline underline-offset-2 hover:no-underline pointer-coarse:min-h-11"
							onClick={() => {
								change(fix.apply)
								announce(`Done: ${fix.label}`)
							}}
						>
							{fix.label}
						</button>
					)}
					{finding.step !== step && (
						<Link
							to={{ search: stepSearch(search, finding.step) }}
							preventScrollReset
							className="inline-flex min-h-9 items-center underline-offset-2 pointer-coarse:min-h-11"
						>
							{`Go to ${steps[finding.step]}`}
						</Link>
					)}
				</p>
			)}
		</Notice>
	)
}

/** The findings of one step, for the bottom of its panel. */
export const findingsOf = (findings: readonly Finding[], step: StepIndex): Finding[] =>
	findings.filter((finding) => finding.step === step && !isClean(finding))
