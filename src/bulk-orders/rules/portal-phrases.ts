// What the use cases and checks behind the team portal and its checkout report, in Spanish beside their English.
import { checkoutPhrases } from '#checkout/rules/checkout-phrases.ts'
import { phrasesOf, type Phrase, type Phrases } from '#kit/language.ts'
import { letterPhrases } from '#rosters/rules/family-phrases.ts'
import { messages } from '../messages.ts'
import { orderPhrases } from './family-phrases.ts'

const { rosterLoaded, cartEmpty, loadFailed, nothingChosen, validationFailed, error } = messages
const { poRequired, portalClosed, cartChanged, merged, continued, managersOnlyPo, ownOnly, tooMany } =
	messages
const { notSaved, documentKind, documentSize, documentEmpty, badCart, nobodyToRemind, chooseMode } = messages
const { remindedToday, remindedLately, notReminded, notFound } = messages

const own = phrasesOf(
	{
		rosterLoaded,
		cartEmpty,
		loadFailed,
		nothingChosen,
		validationFailed,
		error,
		poRequired,
		portalClosed,
		cartChanged,
		merged,
		continued,
		managersOnlyPo,
		ownOnly,
		tooMany,
		notSaved,
		documentKind,
		documentSize,
		documentEmpty,
		badCart,
		nobodyToRemind,
		remindedToday,
		remindedLately,
		notReminded,
		notFound,
		chooseMode,
	},
	{
		rosterLoaded: 'Lista del equipo cargada',
		cartEmpty: 'El carrito está vacío',
		loadFailed: 'No se pudo cargar el portal del equipo',
		nothingChosen: 'Primero elija al menos una prenda',
		validationFailed: 'Revise los datos',
		error: 'No se pudo completar',
		poRequired: 'Falta el número de la orden de compra de la escuela',
		portalClosed: 'Este portal del equipo está cerrado. Pregunte al entrenador o escríbanos si falta algo.',
		cartChanged: 'Su carrito cambió en otro dispositivo. Revíselo y confirme.',
		merged: 'Este carrito cambió también en otro dispositivo. Ahora tiene los dos cambios: revíselo.',
		continued: 'Este es el carrito de su otro dispositivo.',
		managersOnlyPo:
			'Las órdenes de compra de la escuela las hacen los entrenadores y la administración escolar. Pague de forma individual.',
		ownOnly: 'Los jugadores hacen pedidos solo para sí mismos.',
		tooMany: 'Es más de lo que cabe en un pedido. Haga dos pedidos.',
		notSaved:
			'En este momento no se pudo guardar su carrito. Está seguro en esta ventana y lo seguimos intentando.',
		documentKind: 'Use un archivo PDF, PNG o JPEG.',
		documentSize: 'El documento pesa más de 10 MB.',
		documentEmpty: 'El documento está vacío. Elija el archivo otra vez.',
		badCart: 'No se pudo leer este carrito. Vuelva a cargar la página.',
		nobodyToRemind: 'Todos los que tienen una cuenta ya tienen lo que todavía se puede pedir.',
		remindedToday: 'Ya se envió un recordatorio en las últimas 24 horas. Espere hasta mañana.',
		remindedLately: 'Ya se envió un recordatorio en los últimos dos días. No se envió otro.',
		notReminded: 'No se envió ningún recordatorio',
		notFound: 'No se encontró el portal del equipo',
		chooseMode: 'Elija cómo pagar.',
	},
)

const noPrice = 'el precio ahora es de'
const lines: readonly Phrase[] = [
	[/^PO (.+) was already used for order #(.+)\.$/, 'La orden de compra $1 ya se usó para el pedido #$2.'],
	[/^Player name required$/, 'Falta el nombre'],
	[
		/^This player has left the team\. Please remove the row\.$/,
		'Este jugador o jugadora ya no está en el equipo. Quite la fila.',
	],
	[
		/^This item is no longer in the portal\. Please remove it\.$/,
		'Este artículo ya no está en el portal. Quítelo.',
	],
	[/^This item is no longer sold\. Please remove it\.$/, 'Este artículo ya no se vende. Quítelo.'],
	[/^(.+): This item is no longer sold\. Please remove it\.$/, '$1 ya no se vende. Quítelo.'],
	[/^(.+): (?:.+)\. Please remove it\.$/, '$1 ya no se puede pedir. Quítelo.'],
	[
		/^(.+), size (.+): sold out, (\d+) wanted\. Choose another size or color\.$/,
		'$1, talla $2: agotada; se piden $3. Elija otra talla u otro color.',
	],
	[
		/^(.+), size (.+): (\d+) wanted, only (\d+) left\. Choose another size for some\.$/,
		'$1, talla $2: se piden $3 y quedan solo $4. Elija otra talla para algunas.',
	],
	[/^(.+): Size (.+) is not made\. Choose another one\.$/, '$1: no se fabrica en talla $2. Elija otra.'],
	[
		/^(.+): the price is now (.+), it was (.+)\. Please confirm\.$/,
		`$1: ${noPrice} $2; antes era de $3. Revíselo y confirme.`,
	],
]

const nextPart = (spanish: string): string =>
	spanish.replaceAll(/\$(\d)/g, (_, part) => `$${Number(part) + 1}`)
/** What a design of the team cannot print, with the garment before it. */
const designLetters = letterPhrases.map(([english, spanish]): Phrase => [
	new RegExp(`^(.+): ${english.source.slice(1)} Change it in the design\\.$`),
	`$1: ${nextPart(spanish)} Avise al entrenador.`,
])

export const portalPhrases: Phrases = {
	phrases: [...own, ...lines, ...designLetters, ...orderPhrases.phrases, ...checkoutPhrases.phrases],
	fallback: 'No se pudo completar. Vuelva a cargar la página e inténtelo otra vez.',
}
