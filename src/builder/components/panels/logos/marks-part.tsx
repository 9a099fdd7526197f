import { useState, type ComponentType } from 'react'
import { buttonLook } from '#ui/button.tsx'
import { PanelPart } from '../panel.tsx'
import type { MarkLibraryProps } from './mark-library.tsx'

export type MarksPartProps = Pick<MarkLibraryProps, 'placeMark' | 'isClosed'>

/** The library of marks, loaded when it is opened. */
export function MarksPart(props: MarksPartProps) {
	const [isOpen, setOpen] = useState(false)
	const [hasFailed, setFailed] = useState(false)
	const [Library, setLibrary] = useState<ComponentType<MarkLibraryProps> | null>(null)
	const toggle = () => {
		setOpen(!isOpen)
		setFailed(false)
		if (isOpen || Library) return
		import('./mark-library.tsx').then(
			({ MarkLibrary }) => setLibrary(() => MarkLibrary),
			() => setFailed(true),
		)
	}
	return (
		<PanelPart title="Marks" aside="Mascots, balls, shields and stripes">
			<button
				type="button"
				aria-expanded={isOpen}
				onClick={toggle}
				className={buttonLook({ variant: 'outline', className: 'w-full' })}
			>
				{isOpen ? 'Close the library' : 'Browse the library'}
			</button>
			{isOpen && (
				<div className="mt-4">
					{Library ? (
						<Library {...props} />
					) : (
						<p role="status" className="text-sm text-muted">
							{hasFailed ? 'The library did not load. Close it and open it again.' : 'Opening the library…'}
						</p>
					)}
				</div>
			)}
		</PanelPart>
	)
}
