// Why the shop itself moved an order or gave money back, in Spanish beside its English. What a person wrote stays.
import { phrase, phrasesOf, type PageLanguage, type Phrase } from '#kit/language.ts'
import { messageIn } from '#kit/translations.ts'

/** Why an order ended without anyone's press. */
export const endReasons = {
	notPaid: 'Not paid in time',
	notApproved: 'Not approved in time',
	replaced: 'Replaced by a newer order',
	accountDeleted: 'The account was deleted',
} as const

const paid = 'El pedido ya se había'
const phrases: readonly Phrase[] = [
	...phrasesOf(endReasons, {
		notPaid: 'No se pagó a tiempo',
		notApproved: 'No se aprobó a tiempo',
		replaced: 'Reemplazado por un pedido más nuevo',
		accountDeleted: 'Se eliminó la cuenta',
	}),
	phrase('The payment was refused', 'El pago fue rechazado'),
	phrase('Paid after the order had run out', 'Pagado después de que venció el pedido'),
	phrase('Sold out before the payment arrived', 'Se agotó antes de que llegara el pago'),
	phrase('This order had been paid already', 'Este pedido ya estaba pagado'),
	phrase(
		'The order was cancelled before the payment arrived',
		'El pedido se canceló antes de que llegara el pago',
	),
	phrase('The order was called off', 'El pedido se canceló'),
	phrase('The order had been called off already', `${paid} cancelado`),
	phrase('The order had been paid already', `${paid} pagado`),
	[
		/^The same items (?:had been bought|have been paid) with order #(\S+)$/,
		'Los mismos artículos se pagaron con el pedido n.º $1',
	],
	[
		/^The same items are paid for share by share with order #(\S+)$/,
		'Los mismos artículos se pagan por partes con el pedido n.º $1',
	],
	phrase('The family chose again', 'La familia eligió otra vez'),
	phrase('The family cancelled it', 'La familia lo canceló'),
	[/^A player left the team: (\S+) is now (\S+)$/, 'Un jugador dejó el equipo: $1 ahora son $2'],
	[/^A player joined the team: (\S+) is now (\S+)$/, 'Un jugador se unió al equipo: $1 ahora son $2'],
	phrase('The order was changed; its total is the same', 'El pedido se cambió; su total es el mismo'),
	[/^The order was changed: (\S+) is now (\S+)$/, 'El pedido se cambió: $1 ahora son $2'],
]

/** The reason in the language of its reader. */
export const reasonIn = (language: PageLanguage, why: string): string =>
	why === '' ? why : messageIn(language, why, { phrases, fallback: why })
