import type { ReactNode } from 'react'

type SectionHeadProps = { title: ReactNode; id?: string; children?: ReactNode; action?: ReactNode }

/** The heading of a section, with an optional text below and an action beside it. */
export function SectionHead({ title, id, children, action }: SectionHeadProps) {
	return (
		<div className="mb-6.5 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
			<div>
				<h2 id={id} className="display text-heading">
					{title}
				</h2>
				{children && <p className="mt-2 max-w-text text-pretty text-muted">{children}</p>}
			</div>
			{action}
		</div>
	)
}
