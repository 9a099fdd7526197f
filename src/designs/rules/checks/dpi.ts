// Does an uploaded picture have enough pixels for the size it is printed at.
import { minLogoPx } from '../suggest/placements.ts'
import type { Check, Finding, Fix } from './finding.ts'
import { placedLogos, withLogo, type PlacedLogo } from './placed-logos.ts'
import { specMessages } from './spec-messages.ts'

const good = 300
const poor = 150

/** Pixels per inch as printed; undefined for vector art, which has no limit. The picture keeps its aspect ratio. */
export function printDpi({
	asset,
	logo,
	view,
}: Pick<PlacedLogo, 'asset' | 'logo' | 'view'>): number | undefined {
	if (!asset || asset.kind === 'vector') return undefined
	const scale = Math.min(logo.width / asset.width, logo.height / asset.height)
	return view.pxPerInch / scale
}

/** Smaller around its own center, as long as the minimum size allows. */
function sharperFix({ id, logo }: PlacedLogo, dpi: number): Fix | undefined {
	const factor = dpi / good
	const [width, height] = [logo.width, logo.height].map((side) => Math.floor(side * factor * 100) / 100)
	if (width === undefined || height === undefined || Math.min(width, height) < minLogoPx) return undefined
	const x = logo.x + (logo.width - width) / 2
	const y = logo.y + (logo.height - height) / 2
	return {
		label: `Resize to ${good} dpi`,
		apply: (config) => withLogo(config, id, { x, y, width, height }),
	}
}

export const checkDpi: Check = (design) =>
	placedLogos(design).flatMap((placed): Finding[] => {
		const dpi = printDpi(placed)
		if (dpi === undefined || dpi >= good) return []
		const { logo, view } = placed
		const size = `${(logo.width / view.pxPerInch).toFixed(1)} × ${(logo.height / view.pxPerInch).toFixed(1)} in`
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
