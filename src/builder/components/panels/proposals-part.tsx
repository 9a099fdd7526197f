import { onDemand } from '#ui/on-demand.tsx'
import { OpenedPart } from './opened-part.tsx'
import type { ProposalsProps } from './proposals/proposals.tsx'

/** Brings rules, gallery and library of marks. */
const Proposals = onDemand(
	async () => (await import('./proposals/proposals.tsx')).Proposals,
	<p role="status" className="text-sm text-muted">
		Loading…
	</p>,
)

/** Six designs from a school's name or logo. */
export const ProposalsPart = (props: ProposalsProps) => (
	<OpenedPart
		title="Six designs for your school"
		aside="From its name or logo"
		labels={{ closed: 'Show me six designs', open: 'Close' }}
	>
		<Proposals {...props} />
	</OpenedPart>
)
