// Checks that a logo lies in a printable area.
import { frameOf } from '#garments/logos.ts'
import type { PlacementDef } from '#garments/template.ts'
import { boundsOf, centerDistance } from '#placement/boxes.ts'
import { areaBox, areaOf, isPrintable, movedInto } from '#placement/print-areas.ts'
import type { Check, Finding, Fix } from './finding.ts'
import { placedLogos, withLogo, type PlacedLogo } from './placed-logos.ts'

/** Undefined when the logo would shrink below the minimum size. */
function moveTo({ id, logo, view }: PlacedLogo, placement: PlacementDef): Fix | undefined {
	const frame = movedInto(frameOf(logo), placement, view)
	return frame && { label: 'Move inside the print area', apply: (config) => withLogo(config, id, frame) }
}

/** Moves the logo into its own area, else into the nearest area that is large enough. */
function moveFix(placed: PlacedLogo, own: PlacementDef): { fix?: Fix } {
	const { logo, view } = placed
	const bounds = boundsOf(frameOf(logo))
	const distance = (placement: PlacementDef) => centerDistance(areaBox(placement, view), bounds)
	const others = view.placements.toSorted((a, b) => distance(a) - distance(b))
	const fixes = [own, ...others].map((placement) => moveTo(placed, placement))
	const fix = fixes.find((candidate) => candidate !== undefined)
	return fix ? { fix } : {}
}

function findingFor(placed: PlacedLogo): Finding[] {
	const { logo, view, id, name } = placed
	const bounds = boundsOf(frameOf(logo))
	if (isPrintable(view, bounds)) return []
	const nearest = areaOf(view, bounds)
	const message = nearest
		? `${name} reaches outside the print area (nearest: ${nearest.name.toLowerCase()}).`
		: `${name} cannot be made: the ${view.id} of this garment has no print area.`
	return [
		{
			id: `outside-${id}`,
			severity: nearest ? 'warning' : 'strong',
			message,
			step: 2,
			view: view.id,
			itemId: id,
			...(nearest ? moveFix(placed, nearest) : {}),
		},
	]
}

export const checkPrintArea: Check = (design) => placedLogos(design).flatMap(findingFor)
