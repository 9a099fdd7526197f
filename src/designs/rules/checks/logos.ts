// The logos of a design with the facts that the checks need.
import type { Asset } from '#files/schemas.ts'
import { artFrameOf, frameOf, logoItemId, viewOfLogo, type Logo } from '#garments/logos.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { viewInSentence, type PlacementDef, type ViewDef } from '#garments/template.ts'
import type { Check, Checked, Finding, Fix } from './finding.ts'
import { resizedTo } from '#placement/frames.ts'
import { isLargeEnough } from '#placement/units.ts'
import { specMessages } from './spec-messages.ts'
import { boundsOf, centerDistance } from '#placement/boxes.ts'
import { areaBox, areaOf, isPrintable, movedInto } from '#placement/print-areas.ts'

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
		: `${name} cannot be made: the ${viewInSentence(view.id)} of this garment has no print area.`
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

// Checks that an uploaded picture has enough pixels for its print size.
export const good = 300
export const poor = 150

/** Pixels per inch as printed; undefined for vector art, which has no limit. The picture keeps its aspect ratio. */
function printDpi({ asset, logo }: Pick<PlacedLogo, 'asset' | 'logo'>): number | undefined {
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

/** Rounded down, so that the picture really is sharp at that size. */
export const tenthsBelow = (inches: number) => (Math.floor(inches * 10 + 1e-6) / 10).toFixed(1)

export const checkDpi: Check = (design) =>
	placedLogos(design).flatMap((placed): Finding[] => {
		const dpi = printDpi(placed)
		if (dpi === undefined || dpi >= good) return []
		const { asset, logo, view } = placed
		const { width, height } = artFrameOf(logo, asset && asset.width / asset.height)
		const size = `${width.toFixed(1)} × ${height.toFixed(1)} in`
		const sharp = `${tenthsBelow((width * dpi) / good)} × ${tenthsBelow((height * dpi) / good)} in`
		const fix = sharperFix(placed, dpi)
		const tooSmall = fix ? '' : ', below the smallest size of a logo'
		return [
			{
				id: `dpi-${placed.id}`,
				severity: dpi < poor ? 'strong' : 'warning',
				message: `${placed.name} has ${Math.floor(dpi)} DPI at ${size}; it is sharp up to ${sharp}${tooSmall}. ${specMessages.logoDpi}`,
				step: 2,
				view: view.id,
				itemId: placed.id,
				...(fix ? { fix } : {}),
			},
		]
	})

export type PlacedLogo = {
	/** Id in decorations and findings. */
	id: string
	/** Name shown to the coach. */
	name: string
	logo: Logo
	index: number
	view: ViewDef
	asset: Asset | undefined
}

/** The upload that a logo shows, as far as it is known. */
export const assetOfLogo = (assets: Checked['assets'], { assetId, url }: Pick<Logo, 'assetId' | 'url'>) =>
	(assetId === undefined ? undefined : assets[assetId]) ??
	Object.values(assets).find((asset) => asset.url === url)

export function placedLogos({ template, config, assets }: Checked): PlacedLogo[] {
	return config.logos.flatMap((logo, index) => {
		const view = viewOfLogo(template.views, logo)
		if (!view) return []
		const asset = assetOfLogo(assets, logo)
		const name = logo.alt?.trim() || `Logo ${index + 1}`
		return [{ id: logoItemId(logo, index), name, logo, index, view, asset }]
	})
}

/** The design with one logo changed; the order of logos, which is their layer order, stays. */
export const withLogo = (config: DesignConfig, id: string, change: Partial<Logo>): DesignConfig => ({
	...config,
	logos: config.logos.map((logo, index) => (logoItemId(logo, index) === id ? { ...logo, ...change } : logo)),
})
