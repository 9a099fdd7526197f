import { useState, type ReactNode } from 'react'
import { buttonLook } from '#ui/button.tsx'
import { PanelPart } from './panel.tsx'

type OpenedPartProps = {
	title: string
	aside: string
	/** What the button says while the part is closed, and while it is open. */
	labels: { closed: string; open: string }
	children: ReactNode
}

/** A part whose content is rendered, and its script fetched, when it is opened. */
export function OpenedPart({ title, aside, labels, children }: OpenedPartProps) {
	const [isOpen, setOpen] = useState(false)
	return (
		<PanelPart title={title} aside={aside}>
			<button
				type="button"
				aria-expanded={isOpen}
				onClick={() => setOpen(!isOpen)}
				className={buttonLook({ variant: 'outline', className: 'w-full' })}
			>
				{isOpen ? labels.open : labels.closed}
			</button>
			{isOpen && <div className="mt-4">{children}</div>}
		</PanelPart>
	)
}
