import { onDemand } from '#ui/on-demand.tsx'
import { useBuilderTexts } from '../../builder-language.tsx'
import { OpenedPart } from '../opened-part.tsx'
import type { MarkLibraryProps } from './mark-library.tsx'

export type MarksPartProps = Pick<MarkLibraryProps, 'placeMark' | 'isClosed'>

const MarkLibrary = onDemand<MarkLibraryProps>(
	async () => (await import('./mark-library.tsx')).MarkLibrary,
	<Opening />,
)

function Opening() {
	return (
		<p role="status" className="text-sm text-muted">
			{useBuilderTexts().fields.logos.marks.opening}
		</p>
	)
}

/** The library of marks. */
export function MarksPart(props: MarksPartProps) {
	const { title, aside, browse, close } = useBuilderTexts().fields.logos.marks
	return (
		<OpenedPart {...{ title, aside }} labels={{ closed: browse, open: close }}>
			<MarkLibrary {...props} />
		</OpenedPart>
	)
}
