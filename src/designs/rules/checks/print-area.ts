// Does a logo lie where the garment can be printed.
import type { PlacementDef } from '#garments/template.ts'
import { boundsOfLogo, boxOfArea, centerDistance, contains, type Box } from '../suggest/boxes.ts'
import { minLogoPx, placementOf } from '../suggest/placements.ts'
import type { Check, Checked, Finding, Fix } from './finding.ts'
import { placedLogos, withLogo, type PlacedLogo } from './placed-logos.ts'

/** Rounding of positions is no fault. */
const slackPx = 1

/** Where art may lie: an area lower than the smallest logo is as high as that logo. */
export function usableArea(placement: PlacementDef): Box {
	const { x, y, width, height } = boxOfArea(placement)
	const [wide, high] = [Math.max(width, minLogoPx), Math.max(height, minLogoPx)]
	return { x: x - (wide - width) / 2, y: y - (high - height) / 2, width: wide, height: high }
}

const between = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))

/** Moves a box into an area; smaller around its center first when it is too large for it. */
function fitInto(area: Box, bounds: Box): { scale: number; x: number; y: number } {
	const scale = Math.min(1, area.width / bounds.width, area.height / bounds.height)
	const [wide, high] = [bounds.width * scale, bounds.height * scale]
	return {
		scale,
		x: between(bounds.x + (bounds.width - wide) / 2, area.x, area.x + area.width - wide) + wide / 2,
		y: between(bounds.y + (bounds.height - high) / 2, area.y, area.y + area.height - high) + high / 2,
	}
}

/** Undefined when the logo would become smaller than the minimum. */
function movedInto({ id, logo }: PlacedLogo, placement: PlacementDef): Fix | undefined {
	const { scale, x, y } = fitInto(usableArea(placement), boundsOfLogo(logo))
	const [width, height] = [logo.width * scale, logo.height * scale]
	if (Math.min(width, height) < minLogoPx) return undefined
	const change = { x: x - width / 2, y: y - height / 2, width, height }
	return { label: 'Move inside the print area', apply: (config) => withLogo(config, id, change) }
}

/** Into the area the logo belongs to, else into the nearest one that is large enough. */
function moveFix(placed: PlacedLogo, own: PlacementDef): { fix?: Fix } {
	const bounds = boundsOfLogo(placed.logo)
	const others = placed.view.placements.toSorted(
		(a, b) => centerDistance(boxOfArea(a), bounds) - centerDistance(boxOfArea(b), bounds),
	)
	const fixes = [own, ...others].map((placement) => movedInto(placed, placement))
	const fix = fixes.find((candidate) => candidate !== undefined)
	return fix ? { fix } : {}
}

function findingFor(placed: PlacedLogo, design: Checked): Finding[] {
	const { logo, view, id, name } = placed
	const bounds = boundsOfLogo(logo)
	if (view.placements.some((placement) => contains(usableArea(placement), bounds, slackPx))) return []
	const nearest = placementOf(design.template, view.id, bounds)
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

export const checkPrintArea: Check = (design) =>
	placedLogos(design).flatMap((placed) => findingFor(placed, design))
