// What an order's view, its sum and its use cases say, in Spanish beside their English. What is no phrase is data.
import { phrase, phrasesOf, type Phrase, type PageLanguage, type Phrases } from '#kit/language.ts'
import { messageIn } from '#kit/translations.ts'
import { messages } from '../messages.ts'
import { statusNames } from '../states.ts'
import { sumPhrases } from './sum-phrases.ts'
import { eventLabels } from './timeline.ts'

const statuses = phrasesOf(statusNames, {
	pending: 'En espera del pago',
	awaiting_approval: 'En espera de aprobación',
	changes_requested: 'Cambios solicitados',
	approved: 'Aprobado',
	paid: 'Pagado',
	processing: 'En producción',
	shipped: 'Enviado',
	delivered: 'Entregado',
	cancelled: 'Cancelado',
	refunded: 'Reembolsado',
})

const events = phrasesOf(eventLabels, {
	placed: 'Pedido hecho',
	pay: 'Pago recibido',
	revive: 'Pago recibido después de que venció el pedido',
	approve: 'Aprobado',
	request_changes: 'Cambios solicitados',
	resubmit: 'Enviado otra vez para aprobación',
	void_approval: 'Cambiado después de la aprobación, que ya no vale',
	expire: 'Cancelado, se acabó su plazo',
	cancel: 'Cancelado',
	start: 'Empezó la producción',
	ship: 'Enviado',
	deliver: 'Entregado',
	refund: 'Reembolsado',
	refunded_part: 'Reembolsado en parte',
	shipped_part: 'Enviado en parte',
	shares_reminder: 'Se enviaron recordatorios de las partes pendientes',
	passed_on: 'Reasignado: la persona que compró se fue',
	redesigned: 'Cambiado al diseño nuevo del equipo',
	note: 'Nota',
})

const progress: Phrase[] = [
	phrase('Placed', 'Hecho'),
	phrase('Credited', 'Acreditado'),
	phrase('Credited in part', 'Acreditado en parte'),
]

const people: Phrase[] = [
	phrase('You', 'Usted'),
	phrase('Customer', 'Cliente'),
	phrase('Coach', 'Entrenador'),
	phrase('Player', 'Jugador'),
	phrase('School administrator', 'Administración escolar'),
	[/^(.+), administration$/, '$1, administración'],
	[/^(.+), customer service$/, '$1, atención al cliente'],
	[/^(.+), production$/, '$1, producción'],
]

const lines: Phrase[] = [
	phrase('Garment', 'Prenda'),
	[/^Size (.+)$/, 'Talla $1'],
	phrase('Your design', 'Su diseño'),
	[/^Your design in (.+)$/, 'Su diseño en $1'],
	phrase('Custom design', 'Diseño propio'),
	[/^Custom design in (.+)$/, 'Diseño propio en $1'],
	[/^(.+), as pictured$/, '$1, como en la imagen'],
	[/^(.+) and (\d+) more$/, '$1 y $2 más'],
]

const phrases: readonly Phrase[] = [...statuses, ...events, ...progress, ...people, ...sumPhrases, ...lines]

/** A text of an order's view in the language of its reader; names and other data stay as they are. */
export const viewTextIn = (language: PageLanguage, text: string): string =>
	text === '' ? text : messageIn(language, text, { phrases, fallback: text })

const { notFound, noInvoice, signIn } = messages

/** What the use cases of the order page refuse. */
export const orderPagePhrases: Phrases = {
	phrases: [
		...phrasesOf(
			{ notFound, noInvoice, signIn },
			{
				notFound: 'No encontramos este pedido',
				noInvoice: 'Habrá una factura en cuanto el pedido esté pagado o aprobado.',
				signIn: 'Inicie sesión para completar su pedido',
			},
		),
		[/^This order is .+: that can no longer be done\.$/, 'El estado de este pedido ya no lo permite.'],
		phrase('An unexpected error occurred', 'Ocurrió un error inesperado'),
	],
	fallback: 'No se pudo completar. Vuelva a cargar la página e inténtelo otra vez.',
}
