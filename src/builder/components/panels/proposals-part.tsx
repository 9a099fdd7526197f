import { onDemand } from '#ui/on-demand.tsx'
import { useBuilderTexts } from '../builder-language.tsx'
import { OpenedPart } from './opened-part.tsx'
import type { ProposalsProps } from './proposals/proposals.tsx'

function Loading() {
	return (
		<p role="status" className="text-sm text-muted">
			{useBuilderTexts().starts.proposals.loading}
		</p>
	)
}

/** Brings rules, gallery and library of marks. */
const Proposals = onDemand(async () => (await import('./proposals/proposals.tsx')).Proposals, <Loading />)

/** Six designs from a school's name or logo. */
export function ProposalsPart(props: ProposalsProps) {
	const { title, aside, show, close } = useBuilderTexts().starts.proposals
	return (
		<OpenedPart title={title} aside={aside} labels={{ closed: show, open: close }}>
			<Proposals {...props} />
		</OpenedPart>
	)
}
