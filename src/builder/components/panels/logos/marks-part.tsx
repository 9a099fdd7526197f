import { onDemand } from '#ui/on-demand.tsx'
import { OpenedPart } from '../opened-part.tsx'
import type { MarkLibraryProps } from './mark-library.tsx'

export type MarksPartProps = Pick<MarkLibraryProps, 'placeMark' | 'isClosed'>

const MarkLibrary = onDemand<MarkLibraryProps>(
	async () => (await import('./mark-library.tsx')).MarkLibrary,
	<p role="status" className="text-sm text-muted">
		Opening the library…
	</p>,
)

/** The library of marks. */
export const MarksPart = (props: MarksPartProps) => (
	<OpenedPart
		title="Marks"
		aside="Mascots, balls, shields and stripes"
		labels={{ closed: 'Browse the library', open: 'Close the library' }}
	>
		<MarkLibrary {...props} />
	</OpenedPart>
)
