import { useState, type ComponentType } from 'react'
import { buttonLook } from '#ui/button.tsx'
import { PanelPart } from './panel.tsx'
import type { ProposalsProps } from './proposals/proposals.tsx'

/** Six designs from a school's name or logo. Rules, gallery and library load when it is opened. */
export function ProposalsPart(props: ProposalsProps) {
	const [isOpen, setOpen] = useState(false)
	const [hasFailed, setFailed] = useState(false)
	const [Proposals, setProposals] = useState<ComponentType<ProposalsProps> | null>(null)
	const toggle = () => {
		setOpen(!isOpen)
		setFailed(false)
		if (isOpen || Proposals) return
		import('./proposals/proposals.tsx').then(
			(loaded) => setProposals(() => loaded.Proposals),
			() => setFailed(true),
		)
	}
	return (
		<PanelPart title="Six designs for your school" aside="From its name or logo">
			<button
				type="button"
				aria-expanded={isOpen}
				onClick={toggle}
				className={buttonLook({ variant: 'outline', className: 'w-full' })}
			>
				{isOpen ? 'Close' : 'Show me six designs'}
			</button>
			{isOpen && (
				<div className="mt-4">
					{Proposals ? (
						<Proposals {...props} />
					) : (
						<p role="status" className="text-sm text-muted">
							{hasFailed ? 'This did not load. Close it and open it again.' : 'Loading…'}
						</p>
					)}
				</div>
			)}
		</PanelPart>
	)
}
