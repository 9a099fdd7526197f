// Checks that turned and stacked letters stay in a print area; others lie where the template has room for them.
import { withPlace } from '#garments/lettering/places.ts'
import { slotNames, viewInSentence, type ViewDef } from '#garments/template.ts'
import { boundsOf, type Box } from '#placement/boxes.ts'
import { areaOf, usableArea } from '#placement/print-areas.ts'
import type { LetteringItem } from '../lettering-items.ts'
import type { Check, Finding, Fix } from './finding.ts'
import { onOneLine } from './text.ts'

/** Smaller overhangs than those of level letters, in inches, are ignored. */
const toleranceIn = 0.1

function overhangOf(inner: Box, outer: Box): number {
	const right = inner.x + inner.width - outer.x - outer.width
	const below = inner.y + inner.height - outer.y - outer.height
	return Math.max(0, outer.x - inner.x, outer.y - inner.y, right, below)
}

/** How far a box reaches out of the print area that holds most of it, in inches. */
const outsideBy = (view: ViewDef, box: Box) =>
	Math.min(...view.placements.map((placement) => overhangOf(box, usableArea(placement, view))))

const levelled = ({ slot, view }: LetteringItem): Fix => ({
	label: 'Turn it back',
	apply: (config) => withPlace(config, { slot, view: view.id }, { angleDeg: undefined }),
})

export const checkLettersOutside: Check = ({ items }) =>
	items.flatMap((item): Finding[] => {
		const { id, slot, view, frame, shape } = item
		const box = boundsOf(frame)
		const nearest = areaOf(view, box)
		const isStacked = shape === 'stacked'
		if ((frame.rotation === 0 && !isStacked) || !nearest) return []
		const levelBy = outsideBy(view, boundsOf({ ...frame, rotation: 0 }))
		const usualBy = isStacked ? 0 : levelBy
		if (outsideBy(view, box) <= usualBy + toleranceIn) return []
		const isFixedLevel = levelBy <= usualBy + toleranceIn
		return [
			{
				id: `outside-${id}`,
				severity: 'warning',
				message: `${slotNames[slot]} on the ${viewInSentence(view.id)} reaches outside the print area (nearest: ${nearest.name.toLowerCase()}).`,
				step: 3,
				view: view.id,
				itemId: id,
				fix: isFixedLevel ? levelled(item) : onOneLine(item),
			},
		]
	})
