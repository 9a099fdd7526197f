// What the cart says after a change, in every language.
import { countIn, pluralIn } from '#kit/language.ts'
import { counted } from '#kit/plural.ts'
import { translations } from '#kit/translations.ts'
import { maxOrderLines } from '#orders/schemas.ts'
import { messages } from './labels.ts'
import { maxUnits } from './lines.ts'

type Titled = { title: string; detail: string }

type ToastTexts = {
	added: string
	notAdded: string
	notChanged: string
	addedInPart: string
	/** `names` are model, color and size. */
	what: (units: number, names: string) => string
	limited: (what: string, limit: number) => string
	lineLimited: (what: string) => string
	lineTakes: string
	all: { title: string; detail: (limit: number, names: string) => string }
	soldOut: (names: string) => string
	full: Titled
	noMore: { title: string; detail: (quantity: number) => string }
	restoredInPart: Titled
	pieces: (count: number) => string
	inLines: (units: number, model: string, lines: number) => string
	inPieces: (kits: number, model: string, pieces: number) => string
	butNot: (what: string, why: string) => string
	/** Of one size: why, and of how many lines. */
	sizeReason: (size: string, reason: string, lines: number) => string
	reasons: { soldOut: string; stock: (limit: number) => string; units: string; full: string }
}

const count = (of: number, forms: { one: string; other: string }): string =>
	`${countIn('es', of)} ${pluralIn('es', of, forms)}`
const lines = { one: 'línea', other: 'líneas' }

export const toastTexts = translations<ToastTexts>({
	en: {
		added: messages.added,
		notAdded: messages.notAdded,
		notChanged: messages.notChanged,
		addedInPart: 'Added in part',
		what: (units, names) => `${units} × ${names}`,
		limited: (what, limit) => `${what}. That is all we have: your cart now holds ${limit}.`,
		lineLimited: (what) => `${what}. ${messages.lineTakes}`,
		lineTakes: messages.lineTakes,
		all: {
			title: 'Your cart holds them all',
			detail: (limit, names) => `We have ${limit} of ${names}, and they are in your cart.`,
		},
		soldOut: (names) => `${names} has just sold out.`,
		full: {
			title: 'Your cart is full',
			detail: `It holds ${counted(maxOrderLines, 'different item')}. Order or remove some first.`,
		},
		noMore: {
			title: 'No more than that',
			detail: (quantity) => `That is all we have: your cart now holds ${quantity}.`,
		},
		restoredInPart: {
			title: 'Restored in part',
			detail: 'Some of the kit is sold out by now. Check its pieces before you order.',
		},
		pieces: (of) => counted(of, 'piece'),
		inLines: (units, model, of) => `${units} × ${model} in ${counted(of, 'line')}`,
		inPieces: (kits, model, of) => `${kits} × ${model}, ${counted(of, 'piece')}`,
		butNot: (what, why) => `${what}. Not added: ${why}.`,
		sizeReason: (size, reason, of) => `${size}: ${reason} (${counted(of, 'line')})`,
		reasons: {
			soldOut: 'sold out',
			stock: (limit) => `only ${limit} in stock`,
			units: `up to ${maxUnits} units in a line`,
			full: `a cart holds up to ${counted(maxOrderLines, 'line')}`,
		},
	},
	es: {
		added: 'Agregado al carrito',
		notAdded: 'No se agregó a su carrito',
		notChanged: 'Su carrito no se cambió',
		addedInPart: 'Agregado en parte',
		what: (units, names) => `${units} de ${names}`,
		limited: (what, limit) => `${what}. Es todo lo que tenemos: en su carrito hay ahora ${limit}.`,
		lineLimited: (what) =>
			`${what}. Una línea admite ${maxUnits} unidades como máximo. Para un pedido más grande, escríbanos.`,
		lineTakes: `Una línea admite ${maxUnits} unidades como máximo. Para un pedido más grande, escríbanos.`,
		all: {
			title: 'Todos están ya en su carrito',
			detail: (limit, names) => `Tenemos ${limit} de ${names}, y están en su carrito.`,
		},
		soldOut: (names) => `${names} se acaba de agotar.`,
		full: {
			title: 'Su carrito está lleno',
			detail: `Caben ${countIn('es', maxOrderLines)} artículos distintos. Pida o quite algunos primero.`,
		},
		noMore: {
			title: 'No hay más',
			detail: (quantity) => `Es todo lo que tenemos: en su carrito hay ahora ${quantity}.`,
		},
		restoredInPart: {
			title: 'Restaurado en parte',
			detail: 'Una parte del conjunto ya se agotó. Revise sus piezas antes de pedir.',
		},
		pieces: (of) => count(of, { one: 'pieza', other: 'piezas' }),
		inLines: (units, model, of) => `${units} de ${model} en ${count(of, lines)}`,
		inPieces: (kits, model, of) => `${kits} de ${model}, ${count(of, { one: 'pieza', other: 'piezas' })}`,
		butNot: (what, why) => `${what}. No se agregó: ${why}.`,
		sizeReason: (size, reason, of) => `${size}: ${reason} (${count(of, lines)})`,
		reasons: {
			soldOut: 'agotada',
			stock: (limit) => `solo quedan ${limit}`,
			units: `hasta ${maxUnits} unidades por línea`,
			full: `en un carrito caben hasta ${countIn('es', maxOrderLines)} líneas`,
		},
	},
})
