// How the cart names its lines, and what it refuses.
import { asPictured } from '#orders/rules/lines.ts'
import { maxOrderLines } from '#orders/schemas.ts'
import { counted } from '#kit/plural.ts'
import { maxUnits } from './lines.ts'

export type Named = { model: string; color: string; size: string }
/** Shown in place of the blank's color, which is irrelevant to the buyer of a design. */
const yourDesign = 'Your design'

/** The color of a line: of the garment alone, with the shop's design on it, or covered by the buyer's own. */
export function colorLabel(color: string, design: 'none' | 'shop' | 'own'): string {
	if (design === 'own') return yourDesign
	return design === 'shop' ? asPictured(color) : color
}
export const namesOf = ({ model, color, size }: Named): string => `${model}, ${color}, ${size}`

export const messages = {
	/** Spec §8. */
	added: 'Added to cart',
	/** Spec §5. */
	empty: 'Cart is empty',
	notAdded: 'Not added to your cart',
	notChanged: 'Your cart was not changed',
	chooseSize: 'Choose a size',
	noSuchSize: 'This size does not exist in this color. Choose another one.',
	productNotFound: 'Product not found',
	designNotFound: 'This design cannot be ordered. Save it and try again.',
	noPlayers: 'This design has no players yet. Add them under Names & Numbers, and save.',
	noPieces: 'Enter how many pieces you want of each size.',
	pieceOfKit: 'This is one piece of a kit. Order the whole kit.',
	full: `Your cart holds up to ${counted(maxOrderLines, 'line')}. Order or remove some first.`,
	signInForDesign: 'Please sign in to order your design.',
	tooManyCarts: 'Too many new carts were begun from your network. Please try again in an hour.',
	lineGone: 'This item is no longer in your cart.',
	unreadable: 'This could not be read. Please try again.',
	lineTakes: `One line takes ${maxUnits} units at most. For a larger order, contact us.`,
	quantity: 'The quantity is a whole number from 0 to 999.',
} as const
