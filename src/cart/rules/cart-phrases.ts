// What changes of the cart refuse, in Spanish beside their English.
import { countIn, phrase, phrasesOf, type PageLanguage, type Phrase, type Phrases } from '#kit/language.ts'
import { messageIn } from '#kit/translations.ts'
import { maxOrderLines } from '#orders/schemas.ts'
import { messages } from './labels.ts'
import type { Addition } from './lines.ts'
import { letteringIn } from './problem-phrases.ts'
import { reasonOf } from './pieces.ts'
import { toastTexts } from './toast-texts.ts'

const { chooseSize, noSuchSize, productNotFound, designNotFound, full } = messages
const { tooManyCarts, lineGone, unreadable, lineTakes, quantity } = messages
const { noPlayers, noPieces, pieceOfKit, signInForDesign } = messages

const whole: readonly Phrase[] = phrasesOf(
	{
		chooseSize,
		noSuchSize,
		productNotFound,
		designNotFound,
		full,
		tooManyCarts,
		lineGone,
		unreadable,
		lineTakes,
		quantity,
		noPlayers,
		noPieces,
		pieceOfKit,
		signInForDesign,
	},
	{
		chooseSize: 'Elija una talla',
		noSuchSize: 'Esta talla no existe en este color. Elija otra.',
		productNotFound: 'No encontramos el producto',
		designNotFound: 'Este diseño no se puede pedir. Guárdelo e inténtelo otra vez.',
		full: `En su carrito caben hasta ${countIn('es', maxOrderLines)} líneas. Pida o quite algunas primero.`,
		tooManyCarts: 'Desde su red se empezaron demasiados carritos. Inténtelo otra vez en una hora.',
		lineGone: 'Este artículo ya no está en su carrito.',
		unreadable: 'Esto no se pudo leer. Inténtelo otra vez.',
		lineTakes: toastTexts.es.lineTakes,
		quantity: 'La cantidad es un número entero del 0 al 999.',
		noPlayers: 'Este diseño todavía no tiene jugadores. Agréguelos en “Nombres y números” y guarde.',
		noPieces: 'Escriba cuántas piezas quiere de cada talla.',
		pieceOfKit: 'Esta es una pieza de un conjunto. Pida el conjunto completo.',
		signInForDesign: 'Inicie sesión para pedir su diseño.',
	},
)

/** Of a player's piece, in sentences that may follow each other. */
const ofPlayer: readonly Phrase[] = [
	[/^The name is longer than (\d+) characters\.$/, 'El nombre tiene más de $1 caracteres.'],
	phrase('The number has one or two digits.', 'El número tiene uno o dos dígitos.'),
	phrase('Choose a size.', 'Elija una talla.'),
	[/^We do not make size (.+) of this product\.$/, 'No hacemos la talla $1 de este producto.'],
]

const said: Phrases = {
	phrases: [...whole, ...ofPlayer],
	fallback: 'No se pudo completar. Vuelva a cargar la página e inténtelo otra vez.',
}

const outcomes: readonly Addition[] = [
	{ outcome: 'sold-out' },
	{ outcome: 'none-left', limit: 0, because: 'units' },
	{ outcome: 'full' },
]
const reasons: Phrases = {
	phrases: [
		...outcomes.map((one) => phrase(reasonOf(one), reasonOf(one, 'es'))),
		[/^only (\d+) in stock$/, toastTexts.es.reasons.stock(0).replace('0', '$1')],
	],
	fallback: toastTexts.es.reasons.soldOut,
}

/** Of the pieces of a kit: `Jersey, size M: only 3 in stock. Pants, size L: sold out.` */
const shortages = /([^.]+?), size ([^:.]+): (sold out|only \d+ in stock|up to .+? in a line)\.(?: |$)/g

/** `Jersey: Choose a size`; `Player 3, Pants: Choose a size. Player 5, Pants: Choose a size.` */
const ofPiece = /([^:.]+): (.+?)(?= Player \d+(?:, [^:.]+)?: |$)/gs

const labels: Readonly<Record<string, string>> = { Player: 'Jugador', Row: 'Fila', Size: 'Talla' }

const labelIn = (label: string): string =>
	label.trim().replace(/^(Player|Row|Size)(?= )/, (kind) => labels[kind] ?? kind)

const isPhrase = (message: string): boolean => said.phrases.some(([english]) => english.test(message))

/** One message, or sentences that follow each other. */
const sentencesOf = (text: string): string[] => (isPhrase(text) ? [text] : text.split(/(?<=\.) /))

const problemOf = (text: string): string =>
	letteringIn('es', text) ??
	sentencesOf(text)
		.map((one) => messageIn('es', one, said))
		.join(' ')

function spanishOf(message: string): string {
	const lettering = letteringIn('es', message)
	if (lettering !== undefined) return lettering
	const short = [...message.matchAll(shortages)]
	if (short.length > 0)
		return short
			.map(
				([, piece = '', size = '', reason = '']) =>
					`${labelIn(piece)}, talla ${size}: ${messageIn('es', reason, reasons)}.`,
			)
			.join(' ')
	const pieces = [...message.matchAll(ofPiece)]
	if (pieces.length === 0) return messageIn('es', message, said)
	return pieces.map(([, piece = '', problem = '']) => `${labelIn(piece)}: ${problemOf(problem)}`).join(' ')
}

/** A refusal of the cart in the language of its reader. */
export const refusalIn = (language: PageLanguage, message: string): string =>
	language === 'es' ? spanishOf(message) : messageIn(language, message, said)
