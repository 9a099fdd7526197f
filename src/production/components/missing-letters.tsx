import { signsOf } from '#garments/lettering/text.ts'
import { Notice } from '#ui/notice.tsx'
import type { JobPlacement } from '../schemas.ts'

/** Lists the letters that the font lacks: picture and files omit them. */
export function MissingLetters({ placements }: { placements: readonly JobPlacement[] }) {
	const lines = placements.filter(({ missing }) => missing !== undefined)
	if (lines.length === 0) return null
	return (
		<Notice tone="danger" title="Do not make it yet: letters are missing">
			<ul>
				{lines.map(({ id, what, missing = '' }) => (
					<li key={id} className="break-words">
						{what}: the font has no{' '}
						{signsOf(missing)
							.map((letter) => `“${letter}”`)
							.join(', ')}
						.
					</li>
				))}
			</ul>
			<p>Drawing and files leave them out. Hold the job and ask customer service for another font.</p>
		</Notice>
	)
}
