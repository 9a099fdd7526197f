// Every decoration on the cloth, in inches: lettering and art with place, size, method and colors.
import { letteringArt } from '#garments/lettering/art.ts'
import { madeEffects } from '#garments/lettering/effects.ts'
import { withPlace } from '#garments/lettering/places.ts'
import type { GlyphPacks } from '#garments/lettering/fonts.ts'
import { artFrameOf, type Logo } from '#garments/logos.ts'
import { lettersOf } from '#garments/render.ts'
import type { GroupNode, SceneNode } from '#garments/scene.ts'
import type { DesignConfig, LetteringStyle } from '#garments/schemas.ts'
import {
	viewNames,
	type GarmentTemplate,
	type LetteringSlot,
	type LetteringPosition,
	type PlacementDef,
	type ProductionMethod,
	type ViewDef,
	type ViewId,
} from '#garments/template.ts'
import { elementsOf, type DesignElement } from '../rules/elements.ts'
import type { LetteringItem } from '../rules/lettering-items.ts'
import type { ProofArt } from './input.ts'
import { offsetOf, type Offset } from './offsets.ts'

export type PlacementColor = { role: string; hex: string }

export type ProofPlacement = {
	/** Stable within a design: `team-front`, `number-back`, or the logo's own id. */
	id: string
	what: string
	/** Omitted for art. */
	slot?: LetteringSlot
	method: ProductionMethod
	view: ViewId
	location: string
	/** Width and capital height without borders, before rotation, on the garment named by `sizeBasis`. */
	sizeIn: { width: number; height: number }
	/** Each letter is under the one before; the height is that of all of them. */
	stacked?: true
	offset: Offset
	/** Degrees clockwise. */
	rotation: number
	/** Left and right of the art are exchanged. */
	mirrored?: true
	colors: readonly PlacementColor[]
	/** Art: the file's URL. Lettering: draws the flat outlines, in canvas pixels. */
	source: { kind: 'art'; url: string } | { kind: 'lettering'; outlines: () => readonly SceneNode[] }
}

export type PlacementRequest = {
	template: GarmentTemplate
	config: DesignConfig
	packs: GlyphPacks
	art: Readonly<Record<string, ProofArt>>
}

const roleNames = ['Inner border', 'Outer border', 'Third border'] as const

/** Level, as the files of art are: the placement has the angle. */
function outlinesOf(
	{ template, packs, ...request }: PlacementRequest,
	view: ViewDef,
	position: LetteringPosition,
): SceneNode[] {
	const config = withPlace(request.config, { slot: position.slot, view: view.id }, { angleDeg: undefined })
	const letters = lettersOf({ template, config, view: view.id, packs, positions: [position] })
	return letteringArt({ ...letters, mode: 'thumb' })
		.filter((node): node is GroupNode => node.type === 'group')
		.flatMap((node) => node.children)
}

const locationOf = ({ id }: ViewDef, def: PlacementDef | undefined): string =>
	def ? `${viewNames[id]}, ${def.name.toLowerCase()}` : viewNames[id]

/** Every color of the letters, the topmost first. */
function letteringColors(style: LetteringStyle, method: ProductionMethod): PlacementColor[] {
	const { shadow, inline, gradient } = madeEffects(style, method)
	return [
		...(inline ? [{ role: 'Inline', hex: inline.color }] : []),
		{ role: 'Fill', hex: style.fill },
		...(gradient ? [{ role: 'Gradient', hex: gradient.color }] : []),
		...style.borders.map(({ color }, index) => ({
			role: style.borders.length === 1 ? 'Border' : (roleNames[index] ?? 'Border'),
			hex: color,
		})),
		...(shadow ? [{ role: 'Shadow', hex: shadow.color }] : []),
	]
}

function letteringPlacement(
	request: PlacementRequest,
	{ id, view, method, what, letters, placement }: DesignElement & { letters: LetteringItem },
): ProofPlacement[] {
	const { slot, style, report, place } = letters
	// Without glyphs nothing is drawn.
	if (!report) return []
	return [
		{
			id,
			what: `${what} ${report.text}`,
			slot,
			method,
			view: view.id,
			location: place.when ? locationOf(view, placement) : viewNames[view.id],
			sizeIn: { width: report.frame.width, height: report.frame.height },
			...(letters.shape === 'stacked' && { stacked: true as const }),
			offset: offsetOf(request, view, {
				box: report.frame,
				from: view.placements[0]?.measureFrom ?? 'collar',
			}),
			rotation: report.frame.rotation,
			colors: letteringColors(style, method),
			source: { kind: 'lettering', outlines: () => outlinesOf(request, view, place) },
		},
	]
}

const defOf = (view: ViewDef, placement: string): PlacementDef | undefined =>
	view.placements.find((def) => def.id === placement || def.name === placement)

function logoPlacement(
	request: PlacementRequest,
	{ id, view, method, logo, index }: DesignElement & { logo: Logo; index: number },
): ProofPlacement {
	const def = defOf(view, logo.placement)
	const file = request.art[logo.url]
	const box = artFrameOf(logo, file?.aspectRatio)
	return {
		id,
		what: logo.alt || file?.name.replace(/\.[a-z]{2,4}$/i, '') || `Logo ${index + 1}`,
		method,
		view: view.id,
		location: locationOf(view, def),
		sizeIn: { width: box.width, height: box.height },
		offset: offsetOf(request, view, {
			box,
			from: def?.measureFrom ?? view.placements[0]?.measureFrom ?? 'collar',
		}),
		rotation: logo.rotation,
		...(logo.mirrored && { mirrored: true as const }),
		colors: (file?.inks ?? [])
			.filter(({ share }) => share >= 0.01)
			.map(({ hex }, at) => ({ role: `Color ${at + 1}`, hex })),
		source: { kind: 'art', url: logo.url },
	}
}

/** The garment size that the canvas inches refer to. */
export const sizeBasis = ({ sizes }: Pick<GarmentTemplate, 'sizes'>): string =>
	(sizes.YL ?? sizes.youth)?.scale === 1
		? 'Youth size L'
		: 'M' in sizes
			? 'Adult size M'
			: 'adult' in sizes
				? 'Adult size'
				: 'Any size'

/** One for each element: view by view in the template's order, lettering before art, art from the lowest layer up. */
export const placementsOf = (request: PlacementRequest): ProofPlacement[] =>
	elementsOf(request).flatMap((element) =>
		element.letters ? letteringPlacement(request, element) : [logoPlacement(request, element)],
	)
