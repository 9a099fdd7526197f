// Places of comments: inches on a view of a piece, as forms carry them and as people name them.
import { shownLettering } from '#garments/lettering/places.ts'
import { withItsPrintAreas } from '#garments/print-places.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import {
	slotNames,
	stylesOf,
	viewIds,
	viewNames,
	type GarmentTemplate,
	type ViewDef,
	type ViewId,
} from '#garments/template.ts'
import { areaBox, areaUnder } from '#placement/print-areas.ts'
import { centerOf, type Point } from '#placement/boxes.ts'
import { canvasOf, toInches, type Inches } from '#placement/units.ts'
import { isOnCanvas, type Percents } from './pins.ts'

/** In inches from the upper left corner of the view. */
export type Place = {
	/** Of a kit; empty outside kits. */
	piece: string
	view: ViewId
	xIn: Inches
	yIn: Inches
}

/** Hundredths of an inch. */
const rounded = (inches: Inches): Inches => Math.round(inches * 100) / 100 || 0

/** The value of a form's field. */
export const placeText = ({ piece, view, xIn, yIn }: Place): string =>
	`${view}/${rounded(xIn)}/${rounded(yIn)}/${piece}`

const placePattern = /^([a-z]+)\/(\d{1,3}(?:\.\d{1,2})?)\/(\d{1,3}(?:\.\d{1,2})?)\/([\w-]{0,40})$/

/** Undefined for a text that `placeText` did not write. */
export function readPlace(text: string): Place | undefined {
	const [, viewText, xText, yText, piece = ''] = placePattern.exec(text) ?? []
	const view = viewIds.find((id) => id === viewText)
	return view && { piece, view, xIn: Number(xText), yIn: Number(yText) }
}

/** A piece of a saved version; its template is that of `templateAsSaved`. */
export type PlacedPiece = {
	id: string
	/** Empty outside kits. */
	name: string
	template: GarmentTemplate
	config: Pick<DesignConfig, 'styles'>
}

const viewsOf = ({ template, config }: PlacedPiece): readonly ViewDef[] =>
	withItsPrintAreas(template, config).views

/** Whether the place lies on a view of one of these pieces. */
export const isOn = (pieces: readonly PlacedPiece[], { piece, view, ...point }: Place): boolean =>
	pieces.some(
		(one) => one.id === piece && viewsOf(one).some((own) => own.id === view && isOnCanvas(own, point)),
	)

/** `Jersey, front: left chest`; without an area under the point, only the view. */
export function placeName(pieces: readonly PlacedPiece[], { piece, view, xIn, yIn }: Place): string {
	const found = pieces.find(({ id }) => id === piece)
	const own = found && viewsOf(found).find(({ id }) => id === view)
	const viewName = viewNames[view]
	const whole = found?.name ? `${found.name}, ${viewName.toLowerCase()}` : viewName
	const area = own && areaUnder(own, { x: xIn, y: yIn, width: 0, height: 0, rotation: 0 })
	return area ? `${whole}: ${area.name.toLowerCase()}` : whole
}

export type NamedPlace = {
	/** As `placeText`. */
	value: string
	name: string
}

/** The places of one view to choose from; `view` includes the piece's name in a kit. */
export type ViewPlaces = { view: string; places: NamedPlace[] }

type Spot = Point & { name: string }

/** The name of a view's middle. */
export const middle = 'Middle'

/** Below this distance in inches two places of the list would be one. */
const nearIn = 0.75

function spotsOf(own: ViewDef, styles: Readonly<Record<string, string>>): Spot[] {
	const areas = own.placements.map((area) => ({ ...centerOf(areaBox(area, own)), name: area.name }))
	const lines = shownLettering(own, { styles }).map(({ slot, x, baseline, capHeight }) => ({
		x: toInches(x, own),
		y: toInches(baseline - capHeight / 2, own),
		name: slotNames[slot],
	}))
	const { width, height } = canvasOf(own)
	const center = { x: width / 2, y: height / 2, name: middle }
	const distinct: Spot[] = []
	for (const spot of [...lines, ...areas, center])
		if (!distinct.some(({ x, y, name }) => name === spot.name || Math.hypot(x - spot.x, y - spot.y) < nearIn))
			distinct.push(spot)
	return distinct
}

/** Every view's lettering, print areas and middle, for those who do not click on the picture. */
export const placesToChoose = (pieces: readonly PlacedPiece[]): ViewPlaces[] =>
	pieces.flatMap((piece) => {
		const styles = stylesOf(piece.template, piece.config.styles)
		return viewsOf(piece).map((own) => {
			const view = placeName([piece], { piece: piece.id, view: own.id, xIn: -1, yIn: -1 })
			const places = spotsOf(own, styles).map(({ name, x, y }) => ({
				value: placeText({ piece: piece.id, view: own.id, xIn: x, yIn: y }),
				name,
			}))
			return { view, places }
		})
	})

/** Where the mark of a typed place lies on this view; undefined when it is on another one. */
export function chosenOn(
	typed: string | undefined,
	{ piece, view, size }: Pick<Place, 'piece' | 'view'> & { size: { width: Inches; height: Inches } },
): Percents | undefined {
	const place = readPlace(typed ?? '')
	if (place?.piece !== piece || place.view !== view) return undefined
	return { left: (place.xIn / size.width) * 100, top: (place.yIn / size.height) * 100 }
}
