import type { ReactNode } from 'react'
import { Card } from '#ui/card.tsx'
import type { NotDone, SectionId } from '../../rules/outcomes.ts'
import { useErrorFocus } from '../intent-form.tsx'
import { Refused } from '../refused.tsx'

type SectionProps = {
	id: SectionId
	title: string
	lead: ReactNode
	answer?: NotDone | undefined
	children: ReactNode
}

/** One setting: description on the left, form on the right. */
export function Section({ id, title, lead, answer, children }: SectionProps) {
	const part = useErrorFocus<HTMLDivElement>(answer)
	return (
		<Card className="p-5 sm:p-7">
			<section
				id={id}
				aria-labelledby={`${id}-title`}
				className="grid scroll-mt-24 gap-x-10 gap-y-5 lg:grid-cols-[17rem_1fr]"
			>
				<div>
					<h2 id={`${id}-title`} className="display text-subheading">
						{title}
					</h2>
					<div className="mt-1 text-[0.9375rem] text-muted">{lead}</div>
				</div>
				<div ref={part} className="min-w-0 max-w-160">
					<Refused answer={answer} />
					{children}
				</div>
			</section>
		</Card>
	)
}
