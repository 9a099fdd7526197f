// What the use cases of orders and payments refuse and report to families, in Spanish.
import { addressPhrases } from '#checkout/rules/address-phrases.ts'
import type { Phrase, Phrases } from '#kit/language.ts'
import { paymentPhrases } from '#payments/rules/payment-phrases.ts'
import { letterPhrases, rosterPhrases } from '#rosters/rules/family-phrases.ts'

const deliveryPhrases: readonly Phrase[] = [
	...addressPhrases,
	[/^Email is required$/, 'Escriba un correo electrónico'],
	[
		/^Email can have (\d+) characters at most$/,
		'El correo electrónico puede tener $1 caracteres como máximo',
	],
	[/^Invalid email address$/, 'Este correo electrónico no es válido'],
]

const linePhrases: readonly Phrase[] = [
	[/^Choose at least one item\.$/, 'Elija al menos un artículo.'],
	[/^Size required$/, 'Elija la talla'],
	[/^Quantity must be at least (\d+)$/, 'La cantidad debe ser al menos $1'],
	[/^Quantity can be (\d+) at most$/, 'La cantidad puede ser $1 como máximo'],
	[/^Player name required$/, 'Falta el nombre del jugador o jugadora: corríjalo primero en su página'],
	[
		/^Player name can have (\d+) characters at most$/,
		'El nombre en la camiseta puede tener $1 caracteres como máximo',
	],
	[/^Player name can have letters only$/, 'El nombre en la camiseta solo puede tener letras'],
	[/^Number can be 0 to 99 or 00$/, 'El número puede ser del 0 al 99, o 00'],
	[
		/^This player has left the team\. Please remove the row\.$/,
		'Este jugador o jugadora ya no está en el equipo.',
	],
	[
		/^This item is no longer (?:in the portal|sold)\. Please remove it\.$/,
		'Este artículo ya no se vende. Ponga la cantidad en 0.',
	],
	[/^(.+): closed\. Please remove it\.$/, '$1 ya no se puede pedir. Ponga la cantidad en 0.'],
	[/^(.+): (.+)\. Please remove it\.$/, '$1: $2. Ponga la cantidad en 0.'],
	[/^Size (.+) is not made\. Choose another one\.$/, 'No se fabrica en talla $1. Elija otra.'],
	[
		/^The price is now (.+), it was (.+)\. Please confirm\.$/,
		'El precio ahora es de $1; antes era de $2. Revíselo y confirme.',
	],
	[
		/^Size (.+) is sold out\. Choose another size or color\.$/,
		'La talla $1 está agotada. Elija otra talla u otro color.',
	],
	[
		/^Only (\d+) left in size (.+)\. Choose another size for some\.$/,
		'En talla $2 quedan solo $1. Elija otra talla para algunas.',
	],
]

const refusals: readonly Phrase[] = [
	[
		/^The way in which sales tax is found has just changed\. Please check the total and confirm\.$/,
		'La forma de calcular el impuesto acaba de cambiar. Revise el total y confirme.',
	],
	[/^Team portal not found$/, 'No se encontró la tienda del equipo.'],
	[
		/^That was often within an hour\. Please wait a little, or ask your coach\.$/,
		'Lo intentó muchas veces en una hora. Espere un poco o pregunte al entrenador.',
	],
	[
		/^Your order was paid or cancelled meanwhile, so it was not changed\. Look at it before you order again\.$/,
		'Mientras tanto su pedido se pagó o se canceló, así que no se cambió. Mírelo antes de volver a pedir.',
	],
	[
		/^There is no order that waits for its payment any more\.$/,
		'Ya no hay ningún pedido que espere el pago.',
	],
	[/^Cart is empty$/, 'Elija al menos un artículo.'],
	[
		/^That is more than one order can take\. Please split it into two\.$/,
		'Es más de lo que cabe en un pedido. Haga dos pedidos.',
	],
	[
		/^Some items cannot be ordered as they are\. Please look at your cart\.$/,
		'Algunos artículos no se pueden pedir así. Revise lo que eligió.',
	],
	[
		/^Prices have changed since you last looked\. The total is now (.+)\. Please check it and confirm\.$/,
		'Los precios cambiaron desde la última vez. El total ahora es de $1. Revíselo y confirme.',
	],
	[
		/^There is nothing to pay on this order, so it cannot be split\.$/,
		'En este pedido no hay nada que pagar. Pregunte al entrenador.',
	],
	[
		/^A player’s share would be less than (.+), which no card can pay\. Please pay this order at once\.$/,
		'El pedido sería de menos de $1, y eso no se puede pagar con tarjeta. Elija algo más.',
	],
	[
		/^This payment link does not work\. Please ask your coach for a new one\.$/,
		'Este enlace de pago no funciona. Pídale uno nuevo al entrenador.',
	],
	[
		/^Order (#\S+) of this cart has just been paid, so it is not ordered again\.$/,
		'El pedido $1 se acaba de pagar, así que no se pide otra vez.',
	],
	[
		/^A bank is at work on the payment of order (#[^,\s]+), which is this cart\..*$/,
		'Un banco está procesando el pago del pedido $1. Espere a que termine, o pregunte al entrenador.',
	],
	[/^This order no longer waits for (?:a payment|payments)\.$/, 'Este pedido ya no espera ningún pago.'],
	[/^This order is .+: that can no longer be done\.$/, 'Este pedido ya no se puede cambiar.'],
	[/^This share has been paid already\.$/, 'Esta parte ya está pagada.'],
	[
		/^The player is not on the team any more: there is nothing to pay\.$/,
		'El jugador o la jugadora ya no está en el equipo: no hay nada que pagar.',
	],
]

const coachChanges = ' Your coach can change it in the roster.'
const letters = letterPhrases.flatMap(([english, spanish]): Phrase[] => [
	[
		new RegExp(`${english.source}${coachChanges.replaceAll('.', String.raw`\.`)}$`),
		`${spanish} El entrenador puede cambiarlo en la lista del equipo.`,
	],
	[new RegExp(`${english.source} Change it in the design\\.$`), `${spanish} Avise al entrenador.`],
	[english, spanish],
])

export const orderPhrases: Phrases = {
	phrases: [
		...letters,
		...refusals,
		...paymentPhrases,
		...deliveryPhrases,
		...linePhrases,
		...rosterPhrases.phrases,
	],
	fallback: 'No se pudo hacer. Vuelva a intentarlo o pregunte al entrenador.',
}
