// What an ordered line prints of its player. Who the piece is for is in `customization`, printed or not.
import { printingAll, printsNothing, wornBy, type Prints } from '#garments/personalization.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { OrderLineRow } from '../tables.ts'
import { asPictured } from './lines.ts'

type Sold = Pick<OrderLineRow, 'designId' | 'snapshot'>

/** Orders from before it was stored printed whatever name and number their design was given. */
export const printsOfLine = ({ designId, snapshot }: Sold): Prints =>
	designId === null ? printsNothing : (snapshot.prints ?? { name: true, number: true })

type Personal = Sold & Pick<OrderLineRow, 'customization'>

/** Name and number as printed; empty where they are not. */
export function printedOn(line: Personal): { name: string; number: string } {
	const { player_name: name, number } = line.customization
	const prints = printsOfLine(line)
	return { name: prints.name ? name : '', number: prints.number ? number : '' }
}

/** Whether the rule of before applies: the line prints the name and number that it was given. */
export const isOlderSale = ({ snapshot }: Pick<Sold, 'snapshot'>): boolean => snapshot.prints === undefined

/** The line's design with its player's text, as it was sold. */
export const designWorn = (config: DesignConfig, line: Personal): DesignConfig =>
	wornBy(isOlderSale(line) ? printingAll(config) : config, printedOn(line))

export type PlayerOnLine = { playerName: string; playerNumber: string; prints: Prints }

/** For screens: the printed texts, and whom a piece without a printed name is for. */
export function playerLabels({ playerName, playerNumber, prints }: PlayerOnLine) {
	const name = prints.name ? playerName : ''
	const number = prints.number ? playerNumber : ''
	const unprinted = [number === '' && playerNumber !== '' && `#${playerNumber}`, playerName]
	return { name, number, forWhom: name === '' ? unprinted.filter(Boolean).join(' ') : '' }
}

/** The colors that a customer sees: those of the design cover the blank's. Empty for a design of before they were stored. */
export const shownColors = ({ designId, snapshot }: Sold): string =>
	designId === null || snapshot.isPictured ? snapshot.color : (snapshot.designColors ?? '')

/** "Custom design in Navy / Gold": the colors of a customer's line on invoices and in the order. */
export function colorsInWords(line: Sold, design = 'Custom design'): string {
	const colors = shownColors(line)
	if (line.snapshot.isPictured) return asPictured(colors)
	if (line.designId === null) return colors
	return colors === '' ? design : `${design} in ${colors}`
}

/** The same for who picks the garment: "Navy / Gold design on Black", by the blank's color. */
export function pickedColors(line: Sold): string {
	const { color } = line.snapshot
	const colors = shownColors(line)
	if (colors === color) return color
	return colors === '' ? `Custom design on ${color}` : `${colors} design on ${color}`
}
