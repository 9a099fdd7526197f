// What the checkout and the use cases behind it refuse, in Spanish beside its English. The server translates them.
import { phrase, phrasesOf, type Phrase, type PageLanguage, type Phrases } from '#kit/language.ts'
import { messageIn } from '#kit/translations.ts'
import { messages as orderMessages } from '#orders/messages.ts'
import { paymentPhrases } from '#payments/rules/payment-phrases.ts'
import { messages as portalMessages } from '#portals/messages.ts'
import type { AskedTax } from '#pricing/rules/delivery.ts'
import { messages } from '../messages.ts'
import { addressPhrases } from './address-phrases.ts'

const { error, validationFailed, cartChanged, chooseSchool, chooseMode, manyAddresses } = messages
const { cartEmpty, poRequired, poNotAllowed, poTaken, tooManyLines, notOwnApprover } = orderMessages
const { signInTitle, signIn, problems, taxChanged } = orderMessages
const { notOfSchool } = portalMessages

const fields: readonly Phrase[] = [
	...addressPhrases,
	phrase('Email address, such as name@school.org', 'Un correo electrónico, por ejemplo nombre@escuela.org'),
	phrase(
		'Type the email address of this person, too',
		'Escriba también el correo electrónico de esta persona',
	),
	...phrasesOf(
		{ poRequired, poTaken, notOwnApprover, chooseSchool, chooseMode },
		{
			poRequired: 'Falta el número de la orden de compra de la escuela',
			poTaken: 'Este número ya está en otro pedido de su escuela. Use el número de esta compra.',
			notOwnApprover: 'No puede aprobar su propio pedido. Nombre a otra persona de su escuela.',
			chooseSchool: 'Elija la escuela de esta orden de compra.',
			chooseMode: 'Elija cómo pagar.',
		},
	),
]

const confirm = 'El total ahora es de'
const refusals: readonly Phrase[] = [
	...phrasesOf(
		{
			error,
			validationFailed,
			cartChanged,
			manyAddresses,
			signInTitle,
			signIn,
			cartEmpty,
			poNotAllowed,
			tooManyLines,
			problems,
			taxChanged,
			notOfSchool,
		},
		{
			error: 'No se hizo el pedido',
			validationFailed: 'Revise los datos',
			cartChanged: 'Su carrito cambió en otra ventana. Mírelo otra vez y confirme.',
			manyAddresses: 'Fueron muchas direcciones. El total se muestra cuando haga el pedido.',
			signInTitle: 'Hace falta iniciar sesión',
			signIn: 'Inicie sesión para completar su pedido',
			cartEmpty: 'El carrito está vacío',
			poNotAllowed:
				'Las órdenes de compra de una escuela son para entrenadores y la administración escolar. Pague con tarjeta.',
			tooManyLines: 'Es más de lo que cabe en un pedido. Haga dos pedidos.',
			problems: 'Algunos artículos no se pueden pedir así. Revise su carrito.',
			taxChanged: 'La forma de calcular el impuesto acaba de cambiar. Revise el total y confirme.',
			notOfSchool: 'Usted no pertenece a esta escuela, así que no puede pedir para ella.',
		},
	),
	phrase(orderMessages.notShipped(''), 'Esta forma de envío ya no se ofrece. Elija otra.'),
	[
		/^This way of shipping is not offered to (\w+)\. Please choose another one\.$/,
		'Esta forma de envío no se ofrece en $1. Elija otra.',
	],
	[
		/^Prices have changed since you last looked\. The total is now (.+)\. Please check it and confirm\.$/,
		`Los precios cambiaron desde la última vez. ${confirm} $1. Revíselo y confirme.`,
	],
	[
		/^(.+) has been used up since you last looked\. The total is now (.+)\. Please check it and confirm\.$/,
		`$1 se acabó desde la última vez. ${confirm} $2. Revíselo y confirme.`,
	],
	[
		/^The tax exemption of (.+) does not count any more, so sales tax is added\. The total is now (.+)\. Please check it and confirm\.$/,
		`La exención de impuestos de $1 ya no vale, así que se agrega el impuesto sobre ventas. ${confirm} $2. Revíselo y confirme.`,
	],
	[
		/^The tax exemption of (.+) counts now, so there is no sales tax\. The total is now (.+)\. Please check it and confirm\.$/,
		`Ahora vale la exención de impuestos de $1, así que no hay impuesto sobre ventas. ${confirm} $2. Revíselo y confirme.`,
	],
	[/^This order is .+: that can no longer be done\.$/, 'El estado de este pedido ya no lo permite.'],
]

export const checkoutPhrases: Phrases = {
	phrases: [...fields, ...refusals, ...paymentPhrases],
	fallback: 'No se pudo completar. Vuelva a cargar la página e inténtelo otra vez.',
}

export const checkoutMessageIn = (language: PageLanguage, message: string): string =>
	messageIn(language, message, checkoutPhrases)

/** The tax of a place, with its problem in the language of its reader. */
export const taxIn = (language: PageLanguage, tax: AskedTax): AskedTax => ({
	...tax,
	problem: tax.problem === null ? null : checkoutMessageIn(language, tax.problem),
})
