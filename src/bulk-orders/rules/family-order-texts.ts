// The page on which a family orders for its player, in both languages.
import { pluralIn } from '#kit/language.ts'
import { translations } from '#kit/translations.ts'
import type { PickUp } from '../views.ts'

type OrderTexts = {
	pageTitle: string
	/** Titles of refusals. */
	notOrdered: string
	stays: string
	orderFor: (player: string, number: string) => string
	yourPlayer: string
	intro: string
	isWrong: string
	waits: string
	waitsText: (sum: string) => string
	seeAndPay: string
	changeChoice: string
	cancel: string
	nothingNow: string
	closed: string
	nextTime: string
	change: string
	changeText: string
	required: string
	ordered: string
	pictureOf: (model: string) => string
	/** Follows the price of one. */
	each: string
	color: string
	size: string
	quantity: string
	choose: string
	sizeNotes: SizeNotes
	where: string
	pickUp: (at: PickUp) => string
	isFree: string
	sameHome: (place: string) => string
	elsewhere: string
	email: string
	emailHint: string
	emailKnown: (address: string) => string
	trial: string
	noCharge: string
	continueToPay: string
	chargedLater: string
	toFix: (count: number) => string
}

/** Behind a size that cannot be chosen. */
export type SizeNotes = Record<'missing' | 'soldOut' | /** Between two prices. */ 'upTo', string>

export const orderTexts = translations<OrderTexts>({
	en: {
		pageTitle: 'Order for your player',
		notOrdered: 'Not ordered yet',
		stays: 'Your order stays',
		orderFor: (player, number) => `Order for ${player}${number === '' ? '' : `, #${number}`}`,
		yourPlayer: 'your player',
		intro: 'Choose items and sizes, then pay by card on the next page. No account needed.',
		isWrong: 'Name, number or size wrong?',
		waits: 'Your order waits for payment',
		waitsText: (sum) =>
			`${sum} for what you chose. It is made as soon as it is paid; we hold everything for 14 days.`,
		seeAndPay: 'See and pay the order',
		changeChoice: 'Change what you chose',
		cancel: 'Cancel this order',
		nothingNow: 'Nothing to order right now',
		closed: 'The store is closed',
		nextTime: 'Your coach knows when the team orders next.',
		change: 'Change your order',
		changeText: 'What you choose here takes the place of your unpaid order.',
		required: 'Required',
		ordered: 'Ordered',
		pictureOf: (model) => `${model} in the team’s design, as made for this player`,
		each: 'each',
		color: 'Color',
		size: 'Size',
		quantity: 'Quantity',
		choose: 'Choose',
		sizeNotes: { missing: ' (not in this color)', soldOut: ' (sold out)', upTo: ' to ' },
		where: 'Where it goes',
		pickUp: ({ school, city }) => `Delivered to the team at ${school}, ${city}: pick it up from your coach.`,
		isFree: 'Delivery is free.',
		sameHome: (place) => `Ships to your address in ${place}, as before.`,
		elsewhere: 'Ship it somewhere else',
		email: 'Email',
		emailHint: 'For the receipt, and when it ships.',
		emailKnown: (address) => `Leave it empty to use ${address}, for the receipt and when it ships.`,
		trial: 'Trial shop',
		noCharge: 'No card is charged here.',
		continueToPay: 'Continue to payment',
		chargedLater: 'The next page shows everything with its sum. Nothing is charged before you pay there.',
		toFix: (count) => pluralIn('en', count, { one: 'One thing to fix', other: `${count} things to fix` }),
	},
	es: {
		pageTitle: 'Pedido para su jugador o jugadora',
		notOrdered: 'Todavía no se hizo el pedido',
		stays: 'Su pedido sigue igual',
		orderFor: (player, number) => `Pedido para ${player}${number === '' ? '' : `, n.º ${number}`}`,
		yourPlayer: 'su jugador o jugadora',
		intro:
			'Elija los artículos y las tallas; después pague con tarjeta en la página siguiente. No hace falta una cuenta.',
		isWrong: '¿Están mal el nombre, el número o la talla?',
		waits: 'Su pedido espera el pago',
		waitsText: (sum) =>
			`${sum} por lo que eligió. Se fabrica en cuanto esté pagado; le guardamos todo durante 14 días.`,
		seeAndPay: 'Ver y pagar el pedido',
		changeChoice: 'Cambiar lo que eligió',
		cancel: 'Cancelar este pedido',
		nothingNow: 'En este momento no hay nada que pedir',
		closed: 'La tienda está cerrada',
		nextTime: 'El entrenador sabe cuándo vuelve a pedir el equipo.',
		change: 'Cambie su pedido',
		changeText: 'Lo que elija aquí reemplaza su pedido sin pagar.',
		required: 'Obligatorio',
		ordered: 'Ya pedido',
		pictureOf: (model) => `${model} con el diseño del equipo, tal como se hace para este jugador o jugadora`,
		each: 'por unidad',
		color: 'Color de la prenda',
		size: 'Talla',
		quantity: 'Cantidad',
		choose: 'Elija',
		sizeNotes: { missing: ' (no hay en este color)', soldOut: ' (agotada)', upTo: ' a ' },
		where: 'Adónde va',
		pickUp: ({ school, city }) => `Se entrega al equipo en ${school}, ${city}: recójalo con el entrenador.`,
		isFree: 'El envío es gratis.',
		sameHome: (place) => `Se envía a su dirección en ${place}, como antes.`,
		elsewhere: 'Enviarlo a otro lugar',
		email: 'Correo electrónico',
		emailHint: 'Para el recibo y para avisarle cuando se envíe.',
		emailKnown: (address) =>
			`Déjelo vacío para usar ${address}, para el recibo y para avisarle cuando se envíe.`,
		trial: 'Tienda de prueba',
		noCharge: 'Aquí no se cobra a ninguna tarjeta.',
		continueToPay: 'Continuar al pago',
		chargedLater:
			'La página siguiente muestra todo con su total. No se cobra nada antes de que usted pague allí.',
		toFix: (count) =>
			pluralIn('es', count, { one: 'Hay una cosa por corregir', other: `Hay ${count} cosas por corregir` }),
	},
})
