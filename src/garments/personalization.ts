// A player's name and number on a design: only where the design prints them.
import { slotText } from './lettering/defaults.ts'
import type { DesignConfig } from './schemas.ts'
import type { GarmentTemplate } from './template.ts'

export type Prints = { name: boolean; number: boolean }

export const printsNothing: Prints = { name: false, number: false }

/** A slot is printed when the design has a sample text for it and the garment a position. */
export function printsOf(config: DesignConfig, { views }: Pick<GarmentTemplate, 'views'>): Prints {
	const has = (slot: 'name' | 'number') =>
		slotText(config, slot) !== '' && views.some(({ lettering }) => lettering.some((at) => at.slot === slot))
	return { name: has('name'), number: has('number') }
}

type Piece = { config: DesignConfig; template: Pick<GarmentTemplate, 'views'> }

/** What any of them prints. */
export const combinedPrints = (prints: readonly Prints[]): Prints => ({
	name: prints.some(({ name }) => name),
	number: prints.some(({ number }) => number),
})

/** What any piece of a kit prints of a player. */
export const printsOfAny = (pieces: readonly Piece[]): Prints =>
	combinedPrints(pieces.map(({ config, template }) => printsOf(config, template)))

/** The piece of a kit whose picture stands for a player: the first with a name, else with a number. */
export function personalPiece<One extends Piece>(pieces: readonly One[]): One | undefined {
	const printing = (slot: keyof Prints) =>
		pieces.find(({ config, template }) => printsOf(config, template)[slot])
	return printing('name') ?? printing('number')
}

/**
 * The design of an order from before designs decided what is printed: a player's name and number are printed although it
 * has no sample for them.
 */
export const printingAll = (config: DesignConfig): DesignConfig => ({
	...config,
	playerName: slotText(config, 'name') || 'A',
	playerNumber: slotText(config, 'number') || '1',
})

/** The design with this player's text in place of the sample's; slots that it does not print stay empty. */
export const wornBy = (
	config: DesignConfig,
	{ name, number }: { name: string; number: string },
): DesignConfig => ({
	...config,
	playerName: slotText(config, 'name') === '' ? '' : name,
	playerNumber: slotText(config, 'number') === '' ? '' : number,
})
