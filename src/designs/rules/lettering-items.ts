// Every line of lettering on a garment as an item of the design, with its size.
import { frameOf, type LetteringReport } from '#garments/lettering/art.ts'
import { letteringStyle, slotText } from '#garments/lettering/defaults.ts'
import type { GlyphPacks } from '#garments/lettering/fonts.ts'
import { askedHeightIn, letteringIds, placedPosition, shownLettering } from '#garments/lettering/places.ts'
import { shapeAt, type LetteringShape } from '#garments/lettering/shapes.ts'
import { signsOf } from '#garments/lettering/alphabet.ts'
import { measureLettering, resolveDesign } from '#garments/render.ts'
import type { DesignConfig, LetteringStyle } from '#garments/schemas.ts'
import type { GarmentTemplate, LetteringSlot, LetteringPosition, ViewDef } from '#garments/template.ts'
import { toInches, type Frame } from '#placement/units.ts'

export type LetteringItem = {
	/** 'number-back': slot and view; 'number-back-2' for the view's second line of the slot. */
	id: string
	slot: LetteringSlot
	view: ViewDef
	/** The template's position. */
	place: LetteringPosition
	/** Its position, including the design's changes. */
	position: LetteringPosition
	style: LetteringStyle
	/** The shape of the style as the position has it. */
	shape: LetteringShape
	/** Height in inches chosen by the coach; undefined for the template's height. */
	askedIn: number | undefined
	/** Color of the cloth behind the letters. */
	cloth: string
	text: string
	widthIn: number
	heightIn: number
	/** The letters before bending, in inches, with their angle. */
	frame: Frame
	/** Measurements of the letters; undefined until their font is loaded. */
	report: LetteringReport | undefined
}

export type Dressed = { template: GarmentTemplate; config: DesignConfig; packs?: GlyphPacks }

/** Width of a letter as a share of its height, for lines whose font is not loaded. */
const usualLetter = 0.72
/** From one stacked letter to the next, in letter heights. */
const usualPitch = 1.2

function estimate(item: Pick<LetteringItem, 'position' | 'askedIn' | 'view' | 'text' | 'shape'>) {
	const { position, askedIn, view, text, shape } = item
	const capHeight = askedIn ?? toInches(position.capHeight, view)
	const room = toInches(position.maxWidth, view)
	const letters = [...text].length
	const isStacked = shape === 'stacked'
	const width = Math.min(room, (isStacked ? 1 : letters) * capHeight * usualLetter)
	const depth = isStacked ? (letters - 1) * capHeight * usualPitch : 0
	return { heightIn: capHeight, widthIn: width, frame: frameOf(position, { width, capHeight, depth }, view) }
}

const noPacks: GlyphPacks = {}

function measureItems({ template, config, packs = noPacks }: Dressed): LetteringItem[] {
	const resolved = resolveDesign(template, config, 'preview')
	const { colors } = resolved
	return template.views.flatMap((view) => {
		const places = shownLettering(view, resolved)
		const ids = letteringIds(places)
		return places.flatMap((place, at): LetteringItem[] => {
			const { slot } = place
			const text = signsOf(slotText(config, slot)).slice(0, place.maxLetters).join('')
			if (text === '') return []
			const cloth = colors[place.zone ?? 'body'] ?? config.primaryColor
			const capIn = toInches(place.capHeight, view)
			const style = letteringStyle({ slot, template, cloth, config, capIn })
			const item = {
				id: ids[at] ?? slot,
				slot,
				view,
				place,
				position: placedPosition(config, place, view.pxPerInch),
				style,
				shape: shapeAt(place, style.shape),
				askedIn: askedHeightIn(config, place),
				cloth,
				text,
			}
			const [report] = measureLettering({ template, config, view: view.id, packs, positions: [place] })
			const { widthIn, heightIn, frame } = report ?? estimate(item)
			return [{ ...item, text: report?.text ?? text, widthIn, heightIn, frame, report }]
		})
	})
}

/** All inputs of the lines; none of them changes while a logo is dragged. */
const inputsOf = ({ template, config, packs = noPacks }: Dressed): readonly unknown[] => [
	template,
	packs,
	config.teamName,
	config.playerName,
	config.playerNumber,
	config.lettering,
	config.primaryColor,
	config.secondaryColor,
	config.zoneColors,
	config.styles,
]

let latest: { inputs: readonly unknown[]; items: LetteringItem[] } | undefined

/**
 * The lettering lines of a design, view by view; measured if the font is loaded, else estimated. Checks, suggestions
 * and description call this in turn, so the latest result is cached.
 */
export function letteringItems(design: Dressed): readonly LetteringItem[] {
	const inputs = inputsOf(design)
	if (latest && inputs.every((input, at) => input === latest?.inputs[at])) return latest.items
	latest = { inputs, items: measureItems(design) }
	return latest.items
}
