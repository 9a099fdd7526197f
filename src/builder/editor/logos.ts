// What can be done to the logos of a design. Pure: every function returns another config, or the same one when
// there is nothing to do. Places and sizes are in inches.
import { frameOf, viewOfLogo, type Logo } from '#garments/logos.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { ViewDef } from '#garments/template.ts'
import { keptInside, resizedTo, scaledSides } from '#placement/frames.ts'
import { areaUnder } from '#placement/print-areas.ts'
import { firstFrame, toInches, type Frame } from '#placement/units.ts'

/** As many as a design may carry. */
export const maxLogos = 20

export const logoById = (config: DesignConfig, id: string | null): Logo | undefined =>
	config.logos.find((logo) => logo.id === id)

/** Where a logo is worked on: its own view, or the first where the garment has none of that name. */
export const workingView = (logo: Logo, views: readonly ViewDef[]): ViewDef | undefined =>
	viewOfLogo(views, logo) ?? views[0]

/** Gives logos saved without an id the number that their drawing carries anyway. */
export function nameLogos(config: DesignConfig): DesignConfig {
	if (config.logos.every(({ id }) => id !== undefined)) return config
	return { ...config, logos: config.logos.map((logo, index) => ({ ...logo, id: logo.id ?? String(index) })) }
}

/** An id that no other logo will have. */
export const newLogoId = (): string =>
	Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const placementId = (view: ViewDef, frame: Frame): string => areaUnder(view, frame)?.id ?? 'custom'

/** "left chest"; words that go on a sentence. */
export const placeName = (view: ViewDef, frame: Frame): string =>
	areaUnder(view, frame)?.name.toLowerCase() ?? 'outside the print areas'

function edited(config: DesignConfig, id: string, edit: (logo: Logo) => Logo): DesignConfig {
	const logo = logoById(config, id)
	if (!logo) return config
	const next = edit(logo)
	return next === logo ? config : { ...config, logos: config.logos.map((old) => (old === logo ? next : old)) }
}

export type NewLogo = { id: string; url: string; view: ViewDef; assetId?: string; alt?: string }

/** On top of the others, where new logos go. A full design stays as it is. */
export function addLogo(config: DesignConfig, { id, url, view, assetId, alt }: NewLogo): DesignConfig {
	if (config.logos.length >= maxLogos) return config
	const frame = firstFrame(view)
	const logo: Logo = { id, url, placement: placementId(view, frame), view: view.id, ...frame, assetId, alt }
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
		return { ...logo, ...next, placement: placementId(view, next) }
	})
}

type Change = { view: ViewDef }

/** Moved by inches. */
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
	return setFrame(config, id, { frame: resizedTo(frameOf(logo), scaledSides(logo, factor, view)), view })
}

/** One side in inches; with `keepsShape` the other follows. The center stays. */
export function setSide(
	config: DesignConfig,
	id: string,
	change: Change & { side: 'width' | 'height'; to: number; keepsShape: boolean },
): DesignConfig {
	const { side, to, keepsShape, view } = change
	const logo = logoById(config, id)
	if (!logo) return config
	const sides = keepsShape
		? scaledSides(logo, to / logo[side], view)
		: { width: logo.width, height: logo.height, [side]: to }
	return setFrame(config, id, { frame: resizedTo(frameOf(logo), sides), view })
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
	return setFrame(config, id, { frame: resizedTo(frameOf(logo), scaledSides(sides, 1, view)), view })
}

/** To another view, at the same place. */
export const moveToView = (config: DesignConfig, id: string, view: ViewDef): DesignConfig =>
	edited(config, id, (logo) => {
		if (logo.view === view.id) return logo
		const frame = keptInside(frameOf(logo), view)
		return { ...logo, ...frame, view: view.id, placement: placementId(view, frame) }
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
	const layers = config.logos.filter((other) => workingView(other, views) === workingView(logo, views))
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

/** In view pixels. */
const duplicateOffset = 16

/** A copy right above the logo, a little lower to the right. */
export function duplicate(
	config: DesignConfig,
	id: string,
	{ newId, view }: Change & { newId: string },
): DesignConfig {
	const logo = logoById(config, id)
	if (!logo || config.logos.length >= maxLogos) return config
	const offset = toInches(duplicateOffset, view)
	const frame = { ...frameOf(logo), x: logo.x + offset, y: logo.y + offset }
	const kept = keptInside(frame, view)
	const copy = { ...logo, ...kept, id: newId, placement: placementId(view, kept) }
	return { ...config, logos: config.logos.flatMap((other) => (other === logo ? [other, copy] : [other])) }
}
