// Checks that a design's text can be lettered on its garment; needs no glyphs, so the shop can call it too.
import { letterTrouble } from '#garments/lettering/alphabet.ts'
import { slotText } from '#garments/lettering/defaults.ts'
import { signsOf } from '#garments/lettering/text.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { letteringSlots, type GarmentTemplate, type LetteringSlot } from '#garments/template.ts'
import { slotNames } from '../suggest/lettering-items.ts'

export type SlotTrouble = {
	slot: LetteringSlot
	/** A sentence for the person who can change the text. */
	message: string
}

/** The longest part of a text that any place draws; empty if the garment has no place for it. */
function drawnText({ views }: Pick<GarmentTemplate, 'views'>, slot: LetteringSlot, text: string): string {
	const spots = views.flatMap(({ lettering }) => lettering.filter((spot) => spot.slot === slot))
	const most = Math.max(0, ...spots.map(({ maxLetters = Infinity }) => maxLetters))
	return signsOf(text.trim()).slice(0, most).join('')
}

/** One entry for each kind of lettering with a missing letter. */
export const slotTroubles = (template: Pick<GarmentTemplate, 'views'>, config: DesignConfig): SlotTrouble[] =>
	letteringSlots.flatMap((slot) => {
		const trouble = letterTrouble(drawnText(template, slot, slotText(config, slot)))
		if (trouble === undefined) return []
		return [{ slot, message: `${slotNames[slot]}: ${trouble.charAt(0).toLowerCase()}${trouble.slice(1)}` }]
	})
