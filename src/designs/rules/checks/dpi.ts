// Checks that an uploaded picture has enough pixels for its print size.
import { frameOf } from '#garments/logos.ts'
import { resizedTo } from '#placement/frames.ts'
import { isLargeEnough } from '#placement/units.ts'
import type { Check, Finding, Fix } from './finding.ts'
import { placedLogos, withLogo, type PlacedLogo } from './placed-logos.ts'
import { specMessages } from './spec-messages.ts'

const good = 300
const poor = 150

/** Pixels per inch as printed; undefined for vector art, which has no limit. The picture keeps its aspect ratio. */
export function printDpi({ asset, logo }: Pick<PlacedLogo, 'asset' | 'logo'>): number | undefined {
	if (!asset || asset.kind === 'vector') return undefined
	const dpi = Math.max(asset.width / logo.width, asset.height / logo.height)
	// Rounding errors of the conversion to inches must not lower the result.
	return Math.round(dpi * 1e6) / 1e6
}

/** Shrinks the logo around its own center, if the minimum size allows it. */
function sharperFix({ id, logo, view }: PlacedLogo, dpi: number): Fix | undefined {
	const factor = dpi / good
	const frame = resizedTo(frameOf(logo), { width: logo.width * factor, height: logo.height * factor })
	if (!isLargeEnough(frame, view)) return undefined
	return { label: `Resize to ${good} dpi`, apply: (config) => withLogo(config, id, frame) }
}

export const checkDpi: Check = (design) =>
	placedLogos(design).flatMap((placed): Finding[] => {
		const dpi = printDpi(placed)
		if (dpi === undefined || dpi >= good) return []
		const { logo, view } = placed
		const size = `${logo.width.toFixed(1)} × ${logo.height.toFixed(1)} in`
		const fix = sharperFix(placed, dpi)
		return [
			{
				id: `dpi-${placed.id}`,
				severity: dpi < poor ? 'strong' : 'warning',
				message: `${placed.name} has ${Math.floor(dpi)} DPI at ${size}. ${specMessages.logoDpi}`,
				step: 2,
				view: view.id,
				itemId: placed.id,
				...(fix ? { fix } : {}),
			},
		]
	})
