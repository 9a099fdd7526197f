// What can be done to the logos of a design. Pure: every function returns another config, or the same one when
// there is nothing to do.
import type { DesignConfig } from '#garments/schemas.ts'
import type { PlacementDef, ViewDef, ViewId } from '#garments/template.ts'
import { centerOf, keptInside, scaledSides, type Frame } from './frames.ts'

export type Logo = DesignConfig['logos'][number]

/** As many as a design may carry. */
export const maxLogos = 20

/** Spec §9: where a new logo goes. */
export const firstFrame: Frame = { x: 160, y: 200, width: 80, height: 80, rotation: 0 }

export const frameOf = ({ x, y, width, height, rotation }: Logo): Frame => ({ x, y, width, height, rotation })

export const logoById = (config: DesignConfig, id: string | null): Logo | undefined =>
	config.logos.find((logo) => logo.id === id)

/** Logos saved before views existed belong to the first view. */
export const viewOfLogo = (logo: Logo, views: readonly ViewDef[]): ViewId =>
	views.find(({ id }) => id === logo.view)?.id ?? views[0]?.id ?? 'front'

/** Gives logos saved without an id the number that their drawing carries anyway. */
export function nameLogos(config: DesignConfig): DesignConfig {
	if (config.logos.every(({ id }) => id !== undefined)) return config
	return { ...config, logos: config.logos.map((logo, index) => ({ ...logo, id: logo.id ?? String(index) })) }
}

/** An id that no other logo will have. */
export const newLogoId = (): string =>
	Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Where a frame is, in the words of the template: the smallest print area that its center lies in. */
export function placementAt(view: Pick<ViewDef, 'placements'>, frame: Frame): PlacementDef | undefined {
	const { x, y } = centerOf(frame)
	return view.placements
		.filter(({ area }) => x >= area.x && x <= area.x + area.w && y >= area.y && y <= area.y + area.h)
		.toSorted((one, other) => one.area.w * one.area.h - other.area.w * other.area.h)[0]
}

/** "left chest"; words that go on a sentence. */
export const placeName = (view: Pick<ViewDef, 'placements'>, frame: Frame): string =>
	placementAt(view, frame)?.name.toLowerCase() ?? 'outside the print areas'

function edited(config: DesignConfig, id: string, edit: (logo: Logo) => Logo): DesignConfig {
	const logo = logoById(config, id)
	if (!logo) return config
	const next = edit(logo)
	return next === logo ? config : { ...config, logos: config.logos.map((old) => (old === logo ? next : old)) }
}

export type NewLogo = { id: string; url: string; view: ViewDef; assetId?: string; alt?: string }

/** On top of the others, 80 × 80 at 160,200. A full design stays as it is. */
export function addLogo(config: DesignConfig, { id, url, view, assetId, alt }: NewLogo): DesignConfig {
	if (config.logos.length >= maxLogos) return config
	const placement = placementAt(view, firstFrame)?.id ?? 'custom'
	const logo: Logo = { id, url, placement, view: view.id, ...firstFrame, assetId, alt }
	return { ...config, logos: [...config.logos, logo] }
}

/** Puts a logo where `frame` says, as far as size and canvas allow, and notes the print area it lies in. */
export function setFrame(
	config: DesignConfig,
	id: string,
	{ frame, view }: { frame: Partial<Frame>; view: ViewDef },
): DesignConfig {
	return edited(config, id, (logo) => {
		const old = frameOf(logo)
		const next = keptInside({ ...old, ...frame }, view)
		const keys = ['x', 'y', 'width', 'height', 'rotation'] as const
		if (keys.every((key) => next[key] === old[key])) return logo
		return { ...logo, ...next, placement: placementAt(view, next)?.id ?? 'custom' }
	})
}

type Change = { view: ViewDef }

/** Moved by canvas pixels. */
export function nudge(
	config: DesignConfig,
	id: string,
	{ dx, dy, view }: Change & { dx: number; dy: number },
): DesignConfig {
	const logo = logoById(config, id)
	return logo ? setFrame(config, id, { frame: { x: logo.x + dx, y: logo.y + dy }, view }) : config
}

/** Both sides times `factor`, around the center. */
export function scale(
	config: DesignConfig,
	id: string,
	{ factor, view }: Change & { factor: number },
): DesignConfig {
	const logo = logoById(config, id)
	if (!logo) return config
	return setFrame(config, id, { frame: around(logo, scaledSides(frameOf(logo), factor, view)), view })
}

/** One side in canvas pixels; with `keepsShape` the other follows. The center stays. */
export function setSide(
	config: DesignConfig,
	id: string,
	change: Change & { side: 'width' | 'height'; pixels: number; keepsShape: boolean },
): DesignConfig {
	const { side, pixels, keepsShape, view } = change
	const logo = logoById(config, id)
	if (!logo) return config
	const sides = keepsShape
		? scaledSides(frameOf(logo), pixels / logo[side], view)
		: { width: logo.width, height: logo.height, [side]: pixels }
	return setFrame(config, id, { frame: around(logo, sides), view })
}

/** Turned by degrees, clockwise. */
export function turn(
	config: DesignConfig,
	id: string,
	{ degrees, view }: Change & { degrees: number },
): DesignConfig {
	const logo = logoById(config, id)
	return logo ? setFrame(config, id, { frame: { rotation: logo.rotation + degrees }, view }) : config
}

function around(logo: Logo, { width, height }: Pick<Frame, 'width' | 'height'>): Partial<Frame> {
	const center = centerOf(frameOf(logo))
	return { width, height, x: center.x - width / 2, y: center.y - height / 2 }
}

/** Width by height of the art itself; a square when it is not known. */
export type Shape = { width: number; height: number }

/** The box takes the shape of its art: the longer side stays, unless the other one would get too short. */
export function fitToArt(
	config: DesignConfig,
	id: string,
	{ art, view }: Change & { art: Shape },
): DesignConfig {
	const logo = logoById(config, id)
	if (!logo) return config
	const longest = Math.max(logo.width, logo.height)
	const factor = longest / Math.max(art.width, art.height)
	const sides = { width: art.width * factor, height: art.height * factor }
	return setFrame(config, id, {
		frame: around(logo, scaledSides({ ...firstFrame, ...sides }, 1, view)),
		view,
	})
}

/** A preset: centered at the top of a print area, as large as fits there in the logo's own shape. */
export function putAt(
	config: DesignConfig,
	id: string,
	{ placement, view, art }: Change & { placement: PlacementDef; art?: Shape },
): DesignConfig {
	const { area } = placement
	const moved = edited(config, id, (logo) => (logo.view === view.id ? logo : { ...logo, view: view.id }))
	const logo = logoById(moved, id)
	if (!logo) return config
	const shape = art ?? logo
	const factor = Math.min(area.w / shape.width, area.h / shape.height)
	const { width, height } = scaledSides(
		{ ...firstFrame, width: shape.width, height: shape.height },
		factor,
		view,
	)
	const frame = { width, height, rotation: 0, x: area.x + (area.w - width) / 2, y: area.y }
	const put = setFrame(moved, id, { frame, view })
	return edited(put, id, (placed) => ({ ...placed, placement: placement.id }))
}

/** To another view, at the same spot. */
export const moveToView = (config: DesignConfig, id: string, view: ViewDef): DesignConfig =>
	edited(config, id, (logo) => {
		if (logo.view === view.id) return logo
		const frame = keptInside(frameOf(logo), view)
		return { ...logo, ...frame, view: view.id, placement: placementAt(view, frame)?.id ?? 'custom' }
	})

export const setAlt = (config: DesignConfig, id: string, alt: string): DesignConfig =>
	edited(config, id, (logo) => ({ ...logo, alt }))

/** One layer up or down among the logos of the same view. */
export function reorder(
	config: DesignConfig,
	id: string,
	{ by, views }: { by: 1 | -1; views: readonly ViewDef[] },
): DesignConfig {
	const logo = logoById(config, id)
	if (!logo) return config
	const layers = config.logos.filter((other) => viewOfLogo(other, views) === viewOfLogo(logo, views))
	const neighbor = layers[layers.indexOf(logo) + by]
	if (!neighbor) return config
	const swapped = (other: Logo) => (other === logo ? neighbor : other === neighbor ? logo : other)
	return { ...config, logos: config.logos.map(swapped) }
}

/** The logo and the decorations that were made for it. */
export function removeLogo(config: DesignConfig, id: string): DesignConfig {
	if (!logoById(config, id)) return config
	return {
		...config,
		logos: config.logos.filter((logo) => logo.id !== id),
		decorations: config.decorations.filter(({ itemId }) => itemId !== id),
	}
}

const duplicateOffset = 16

/** A copy right above the logo, a little lower to the right. */
export function duplicate(
	config: DesignConfig,
	id: string,
	{ newId, view }: Change & { newId: string },
): DesignConfig {
	const logo = logoById(config, id)
	if (!logo || config.logos.length >= maxLogos) return config
	const frame = { ...frameOf(logo), x: logo.x + duplicateOffset, y: logo.y + duplicateOffset }
	const kept = keptInside(frame, view)
	const copy = { ...logo, ...kept, id: newId, placement: placementAt(view, kept)?.id ?? 'custom' }
	return { ...config, logos: config.logos.flatMap((other) => (other === logo ? [other, copy] : [other])) }
}
