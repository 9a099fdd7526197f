// What changes of the cart refuse on its page, in Spanish beside its English. The builder's forms are answered in English.
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
	},
)

const said: Phrases = {
	phrases: whole,
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

/** `Jersey: Choose a size` */
const ofPiece = /^([^:.]+): (.+)$/s

function spanishOf(message: string): string {
	const lettering = letteringIn('es', message)
	if (lettering !== undefined) return lettering
	const short = [...message.matchAll(shortages)]
	if (short.length > 0)
		return short
			.map(
				([, piece = '', size = '', reason = '']) =>
					`${piece}, talla ${size}: ${messageIn('es', reason, reasons)}.`,
			)
			.join(' ')
	const [, piece = '', problem] = ofPiece.exec(message) ?? []
	return problem === undefined ? messageIn('es', message, said) : `${piece}: ${spanishOf(problem)}`
}

/** A refusal of the cart in the language of its reader. */
export const refusalIn = (language: PageLanguage, message: string): string =>
	language === 'es' ? spanishOf(message) : messageIn(language, message, said)
