// Changes of a design's logos. Pure: every function returns a new config, or the same one if nothing changes. Positions
// and sizes are in inches, as numbers and as text.
import type { Asset } from '#files/schemas.ts'
import { frameOf, viewOfLogo, type Logo } from '#garments/logos.ts'
import { markUrl, type Mark } from '#garments/marks/marks.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { mostLogos, type ViewDef } from '#garments/template.ts'
import { keptInside, resizedTo, scaledSides } from '#placement/frames.ts'
import { areaUnder } from '#placement/print-areas.ts'
import { firstFrame, frameInPixels, toInches, type Frame } from '#placement/units.ts'
import { centerLine, type SnapLine } from '#placement/snapping.ts'
import { englishLabels, inSentence, type Labels } from './labels.ts'

type Measured = { frame: Frame; view: ViewDef }

/** "11.6 × 3.4 in" */
export const sizeLabel = ({ width, height }: Frame, labels: Labels = englishLabels): string =>
	labels.inches(width.toFixed(1), height.toFixed(1))

/** "centered", or the distance from the garment's center line as seen by the viewer. */
export function centerLabel({ frame, view }: Measured, labels: Labels = englishLabels): string {
	const { x, width } = frameInPixels(frame, view)
	const distance = toInches(x + width / 2 - view.width / 2, view).toFixed(1)
	const size = distance.replace('-', '')
	if (size === '0.0') return labels.centered
	return distance.startsWith('-') ? labels.leftOfCenter(size) : labels.rightOfCenter(size)
}

/** "centered on left chest" when it snapped there, else its distance from the center line, and from the collar. */
export function alignLabel(
	{ guides, ...measured }: Measured & { guides: readonly SnapLine[] },
	labels: Labels = englishLabels,
): string {
	const line = guides.find(({ axis, kind }) => axis === 'x' && kind === 'center')
	const across =
		line && line.of !== centerLine
			? labels.centeredOn(inSentence(labels, line.of))
			: centerLabel(measured, labels)
	const below = guides.flatMap(({ distanceIn, of }) =>
		distanceIn === undefined ? [] : [labels.below(distanceIn.toFixed(1), inSentence(labels, of))],
	)
	return [across, ...below].join(' · ')
}

/** ", turned 30 degrees"; empty for a level frame. */
export const turnedLabel = ({ rotation }: Frame, labels: Labels = englishLabels): string =>
	rotation === 0 ? '' : labels.turned(rotation)

type Named = Measured & { number: number; alt?: string }

/** "Logo 1, left chest, 3.2 by 3.0 inches" and its description. */
export function logoLabel({ frame, view, number, alt }: Named, labels: Labels = englishLabels): string {
	const size = labels.inWords(frame.width.toFixed(1), frame.height.toFixed(1))
	const turned = turnedLabel(frame, labels)
	return `${labels.logo(number)}, ${placeName(view, frame, labels)}, ${size}${turned}${alt ? `: ${alt}` : ''}`
}

export const logoById = (config: DesignConfig, id: string | null): Logo | undefined =>
	config.logos.find((logo) => logo.id === id)

/** The view to edit a logo in: its own, or the first if the garment lacks that view. */
export const workingView = (logo: Logo, views: readonly ViewDef[]): ViewDef | undefined =>
	viewOfLogo(views, logo) ?? views[0]

/** Gives logos saved without an id their index as id, which their drawing uses already. */
export function nameLogos(config: DesignConfig): DesignConfig {
	if (config.logos.every(({ id }) => id !== undefined)) return config
	return { ...config, logos: config.logos.map((logo, index) => ({ ...logo, id: logo.id ?? String(index) })) }
}

/** A random id, unique among logos. */
export const newLogoId = (): string =>
	Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const placementId = (view: ViewDef, frame: Frame): string => areaUnder(view, frame)?.id ?? 'custom'

/** "left chest": the lower-case name for use within a sentence. */
function placeName(view: ViewDef, frame: Frame, labels: Labels = englishLabels): string {
	const area = areaUnder(view, frame)
	return area ? inSentence(labels, area.name) : labels.outside
}

function edited(config: DesignConfig, id: string, edit: (logo: Logo) => Logo): DesignConfig {
	const logo = logoById(config, id)
	if (!logo) return config
	const next = edit(logo)
	return next === logo ? config : { ...config, logos: config.logos.map((old) => (old === logo ? next : old)) }
}

type NewLogo = Pick<Logo, 'url' | 'assetId' | 'alt' | 'mark'> & { id: string; view: ViewDef }

/** Adds a logo as the topmost one. A full design stays unchanged. */
export function addLogo(config: DesignConfig, { id, url, view, assetId, alt, mark }: NewLogo): DesignConfig {
	if (config.logos.length >= mostLogos) return config
	const frame = firstFrame(view)
	const logo: Logo = {
		id,
		url,
		placement: placementId(view, frame),
		view: view.id,
		...frame,
		assetId,
		alt,
		mark,
	}
	return { ...config, logos: [...config.logos, logo] }
}

/** Sets a logo's frame within the limits of size and canvas, and its print area. */
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

/** Sets the parts of a logo's frame that `next` returns for it. */
function reframed(
	config: DesignConfig,
	{ id, view }: Change & { id: string },
	next: (logo: Logo) => Partial<Frame>,
): DesignConfig {
	const logo = logoById(config, id)
	return logo ? setFrame(config, id, { frame: next(logo), view }) : config
}

/** Moves a logo by inches. */
export const nudge = (
	config: DesignConfig,
	id: string,
	{ dx, dy, view }: Change & { dx: number; dy: number },
): DesignConfig => reframed(config, { id, view }, ({ x, y }) => ({ x: x + dx, y: y + dy }))

/** Multiplies both sides by `factor`, around the center. */
export const scale = (
	config: DesignConfig,
	id: string,
	{ factor, view }: Change & { factor: number },
): DesignConfig =>
	reframed(config, { id, view }, (logo) => resizedTo(frameOf(logo), scaledSides(logo, factor, view)))

/** Sets one side in inches; with `keepsShape` the other follows. The center stays. */
export const setSide = (
	config: DesignConfig,
	id: string,
	{ side, to, keepsShape, view }: Change & { side: 'width' | 'height'; to: number; keepsShape: boolean },
): DesignConfig =>
	reframed(config, { id, view }, (logo) => {
		const { width, height } = logo
		const sides = keepsShape ? scaledSides(logo, to / logo[side], view) : { width, height, [side]: to }
		return resizedTo(frameOf(logo), sides)
	})

/** Rotates clockwise, in degrees. */
export const turn = (
	config: DesignConfig,
	id: string,
	{ degrees, view }: Change & { degrees: number },
): DesignConfig => reframed(config, { id, view }, ({ rotation }) => ({ rotation: rotation + degrees }))

/** Gives the box the proportions of its art: the longer side stays, unless the other would become too short. */
export const fitToArt = (
	config: DesignConfig,
	id: string,
	{ art, view }: Change & { art: Pick<Logo, 'width' | 'height'> },
): DesignConfig =>
	reframed(config, { id, view }, (logo) => {
		const factor = Math.max(logo.width, logo.height) / Math.max(art.width, art.height)
		const sides = { width: art.width * factor, height: art.height * factor }
		return resizedTo(frameOf(logo), scaledSides(sides, 1, view))
	})

/** Moves a logo to another view, at the same position; it leaves its group. */
export const moveToView = (config: DesignConfig, id: string, view: ViewDef): DesignConfig =>
	edited(config, id, (own) => {
		if (own.view === view.id) return own
		const { group: _none, ...logo } = own
		const frame = keptInside(frameOf(logo), view)
		return { ...logo, ...frame, view: view.id, placement: placementId(view, frame) }
	})

/** Gives a logo another mark, or the same in other colors. */
export const setMark = (config: DesignConfig, id: string, mark: Mark): DesignConfig =>
	edited(config, id, (logo) => ({ ...logo, mark, url: markUrl(mark) }))

/** Shows other art in place of the logo's: its longer side and its middle stay. */
export const setArt = (
	config: DesignConfig,
	id: string,
	{ asset, view }: Change & { asset: Pick<Asset, 'id' | 'url' | 'width' | 'height'> },
): DesignConfig =>
	fitToArt(
		edited(config, id, (logo) => ({ ...logo, url: asset.url, assetId: asset.id })),
		id,
		{ art: asset, view },
	)

/** Exchanges left and right of the art; again to undo it. */
export const mirror = (config: DesignConfig, id: string): DesignConfig =>
	edited(config, id, ({ mirrored, ...logo }) => (mirrored ? logo : { ...logo, mirrored: true }))

export const setAlt = (config: DesignConfig, id: string, alt: string): DesignConfig =>
	edited(config, id, (logo) => ({ ...logo, alt }))

/** Moves a logo one layer up or down among those of its view. */
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

/** Removes the logo and its decorations. */
export function removeLogo(config: DesignConfig, id: string): DesignConfig {
	if (!logoById(config, id)) return config
	return {
		...config,
		logos: config.logos.filter((logo) => logo.id !== id),
		decorations: config.decorations.filter(({ itemId }) => itemId !== id),
	}
}

/** In view pixels. */
export const duplicateOffset = 16

/** Copies the logo to the layer above it, slightly lower to the right and in no group. */
export function duplicate(
	config: DesignConfig,
	id: string,
	{ newId, view }: Change & { newId: string },
): DesignConfig {
	const logo = logoById(config, id)
	if (!logo || config.logos.length >= mostLogos) return config
	const offset = toInches(duplicateOffset, view)
	const frame = keptInside({ ...frameOf(logo), x: logo.x + offset, y: logo.y + offset }, view)
	const { group: _none, ...own } = logo
	const copy = { ...own, ...frame, id: newId, placement: placementId(view, frame) }
	return { ...config, logos: config.logos.flatMap((other) => (other === logo ? [other, copy] : [other])) }
}
