// Decoration methods that make the same elements for less, with what each saves on the order.
import { toMakeOf } from '#designs/rules/checks/methods.ts'
import { withMethod, type DesignElement } from '#designs/rules/elements.ts'
import { methodFaults } from '#designs/rules/method-limits.ts'
import type { Asset } from '#files/schemas.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { viewInSentence, type DecorationMethod } from '#garments/template.ts'
import { formatUsd } from '#kit/money.ts'
import { decorationMethodNames, productionMethodNames } from '#pricing/rules/decorations.ts'
import { priceOfPieces, type OrderFacts, type PieceToPrice } from './price.ts'

export type PieceOfElements = PieceToPrice & { elements: readonly DesignElement[] }

export type CheaperMethod = {
	/** The piece of the kit; `onlyPiece` outside kits. */
	pieceId: string
	itemId: string
	method: DecorationMethod
	/** "Screen print for the team name". */
	label: string
	/** Of the whole order with shipping and tax, in cents; more than 0. */
	savesCents: number
	/** "Screen print instead of tackle twill for the team name saves $310.00 on this order." */
	message: string
	/** The design with the method; the same object when it has it already. */
	apply: (config: DesignConfig) => DesignConfig
}

/** Longest list of ways to save. */
const most = 3

type Known = OrderFacts & { assets: Readonly<Record<string, Asset>> }

/** "the team name", "the number on the back" where there are several, or the name of the art. */
function elementInSentence(element: DesignElement, { piece, elements }: PieceOfElements, isKit: boolean) {
	const { what, view, letters } = element
	const isOneOfSeveral = elements.filter((other) => other.what === what).length > 1
	const name = letters ? `the ${what.toLowerCase()}` : what
	const place = isOneOfSeveral ? ` on the ${viewInSentence(view.id)}` : ''
	return `${name}${place}${isKit ? ` (${piece.name})` : ''}`
}

/** Other methods that the place and the product take and that make the element well. */
const otherMethods = (element: DesignElement, assets: Known['assets']): DecorationMethod[] =>
	element.method === 'sublimation'
		? []
		: element.methods.filter(
				(method) => method !== element.method && methodFaults(method, toMakeOf(element, assets)).length === 0,
			)

const hasMethod = ({ decorations }: DesignConfig, id: string, method: DecorationMethod): boolean =>
	decorations.some(({ itemId, type }) => itemId === id && type === method)

type Change = { piece: PieceOfElements; element: DesignElement; method: DecorationMethod }

const inSentence = (name: string) => name.toLowerCase()

function cheaperMethod(
	{ piece, element, method }: Change,
	savesCents: number,
	isKit: boolean,
): CheaperMethod {
	const [after, before] = [decorationMethodNames[method], productionMethodNames[element.method]]
	const what = elementInSentence(element, piece, isKit)
	return {
		pieceId: piece.piece.id,
		itemId: element.id,
		method,
		label: `${after} for ${what}`,
		savesCents,
		message: `${after} instead of ${inSentence(before)} for ${what} saves ${formatUsd(savesCents)} on this order.`,
		apply: (config) => (hasMethod(config, element.id, method) ? config : withMethod(config, element, method)),
	}
}

const bySavings = (one: CheaperMethod, other: CheaperMethod) => other.savesCents - one.savesCents

/**
 * Up to three elements that another method makes for less, each with its cheapest method, the largest saving first.
 * A saving is the difference of the order's whole price, so discounts, margin, shipping and tax count.
 */
export function cheaperMethods(pieces: readonly PieceOfElements[], known: Known): CheaperMethod[] {
	const totalOf = (all: readonly PieceToPrice[]) => priceOfPieces(all, known)?.checkout.totalCents ?? 0
	const total = totalOf(pieces)
	const changed = ({ piece, element, method }: Change) =>
		pieces.map((one) => (one === piece ? { ...one, config: withMethod(one.config, element, method) } : one))
	const cheapest = (piece: PieceOfElements, element: DesignElement): CheaperMethod[] =>
		otherMethods(element, known.assets)
			.map((method) => {
				const change = { piece, element, method }
				return cheaperMethod(change, total - totalOf(changed(change)), pieces.length > 1)
			})
			.filter(({ savesCents }) => savesCents > 0)
			.toSorted(bySavings)
			.slice(0, 1)
	return pieces
		.flatMap((piece) => piece.elements.flatMap((element) => cheapest(piece, element)))
		.toSorted(bySavings)
		.slice(0, most)
}
