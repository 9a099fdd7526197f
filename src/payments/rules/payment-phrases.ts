// What payments and the tax of an address refuse to a buyer, in Spanish beside their English.
import { phrasesOf, type Phrase } from '#kit/language.ts'
import { messages } from '../messages.ts'

const { notFound, notPayable, isSplit, foreignAddress, notReached, busy, tooMany, taxAway } = messages

export const paymentPhrases: readonly Phrase[] = [
	...phrasesOf(
		{ notFound, notPayable, isSplit, foreignAddress, notReached, busy, tooMany, taxAway },
		{
			notFound: 'No encontramos este pedido',
			notPayable: 'Este pedido ya no espera ningún pago.',
			isSplit: 'Cada parte de este pedido se paga con su propio enlace.',
			foreignAddress: 'Después del pago solo se vuelve a esta tienda.',
			notReached:
				'No se pudo abrir la página de pago. Su pedido está guardado: vuelva a intentarlo en un momento.',
			busy: 'La página de pago ya se está abriendo. Vuelva a intentarlo en un momento.',
			tooMany: 'Lo intentó muchas veces. Espere unos minutos y vuelva a intentarlo.',
			taxAway:
				'Ahora no se puede calcular el impuesto sobre las ventas de esta dirección. No se pierde nada: inténtelo de nuevo en un minuto.',
		},
	),
	[
		/^Sales tax is not known for ZIP code (\S+) in (\w+)\. Please check ZIP code and state\.$/,
		'No se conoce el impuesto sobre las ventas del código postal $1 en $2. Revise el código postal y el estado.',
	],
	[
		/^Order #(\S+) of this cart has just been paid, so it is not ordered again\.$/,
		'El pedido n.º $1 de este carrito se acaba de pagar, así que no se pide otra vez.',
	],
	[
		/^A bank is at work on the payment of order #([^,\s]+), which is this cart\. Wait for it, or cancel that order first\.$/,
		'Un banco está procesando el pago del pedido n.º $1, que es este carrito. Espere a que termine, o cancele antes ese pedido.',
	],
]
