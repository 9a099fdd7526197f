// The page behind a quote's link, in every language, and what it refuses, in Spanish beside its English.
import { checkoutPhrases } from '#checkout/rules/checkout-phrases.ts'
import { phrase, phrasesOf, pluralIn, type Phrases } from '#kit/language.ts'
import { counted } from '#kit/plural.ts'
import { translations } from '#kit/translations.ts'
import { refundWord, type OrderStatus } from '#orders/states.ts'
import { expiredText, messages } from '../messages.ts'
import type { QuoteStanding } from '../states.ts'
import { orderOutcome, type OrderState } from './quote.ts'

type Titled = { title: string; text: string }

type QuoteTexts = {
	pageTitle: string
	headlines: Readonly<Record<QuoteStanding, string>>
	quote: (reference: string) => string
	orderOf: (order: string, quote: string) => string
	validUntil: (day: string) => string
	expired: (day: string) => string
	declined: string
	withdrawn: string
	ranOut: Titled
	notPaid: Titled
	accept: {
		title: string
		estimate: string
		exact: string
		noAccount: string
		button: (sum: string) => string
	}
	shipsTo: string
	payment: string
	purchaseOrder: { text: string; signIn: string }
	decline: { title: string; why: string; hint: string; button: string }
	pay: { button: (sum: string) => string; demo: string; secure: string }
	outcome: (order: OrderState) => string
	refund: Readonly<Record<'credited' | 'refunded', string>>
	poNumber: (poNumber: string) => string
	mails: string
	openOrder: string
	items: (count: number) => string
	/** Before the email address, and between it and the phone number. */
	questions: readonly [before: string, between: string]
	notDone: Readonly<Record<'accept' | 'decline' | 'pay', string>>
}

const spanishOutcomes: Readonly<Record<Exclude<OrderStatus, 'refunded'>, string>> = {
	pending: 'En espera del pago',
	awaiting_approval: 'Aceptada: ahora la aprueba su escuela',
	changes_requested: 'Su escuela pidió cambios',
	approved: 'Aprobado: pasa a producción',
	paid: 'Pagado. ¡Gracias!',
	processing: 'En producción',
	shipped: 'En camino',
	delivered: 'Entregado',
	cancelled: 'Este pedido se canceló',
}

export const quoteTexts = translations<QuoteTexts>({
	en: {
		pageTitle: 'Your quote',
		headlines: {
			draft: 'Your quote',
			sent: 'Your quote',
			accepted: 'Your order',
			declined: 'This quote was declined',
			withdrawn: 'This quote was withdrawn',
			expired: 'This quote has expired',
		},
		quote: (reference) => `Quote #${reference}`,
		orderOf: (order, quote) => `Order #${order}, from quote #${quote}`,
		validUntil: (day) => `valid until ${day}`,
		expired: expiredText,
		declined: messages.declined,
		withdrawn: messages.withdrawn,
		ranOut: {
			title: 'Not paid in time',
			text: 'The order was not paid in time and has ended. You can accept the quote again.',
		},
		notPaid: { title: 'Not paid', text: 'You left the payment page. Nothing was charged.' },
		accept: {
			title: 'Accept this quote',
			estimate: 'Sales tax and shipping follow where it goes: you see the sum before anything is charged.',
			exact: 'It becomes an order at exactly this price.',
			noAccount: 'No account is needed.',
			button: (sum) => `Accept for ${sum}`,
		},
		shipsTo: 'Ships to',
		payment: 'Payment',
		purchaseOrder: {
			text: 'Paying by a purchase order? Sign in as a coach or school administrator with the address of this quote, then open the link again.',
			signIn: 'Sign in',
		},
		decline: {
			title: 'Decline this quote',
			why: 'What does not fit?',
			hint: 'Tell us, and we may find a way.',
			button: 'Decline the quote',
		},
		pay: {
			button: (sum) => `Pay ${sum}`,
			demo: 'This is a demo: no money moves, please use no real card.',
			secure: 'On the secure page of our payment provider. We never see your card.',
		},
		outcome: orderOutcome,
		refund: { credited: 'Credited', refunded: 'Refunded' },
		poNumber: (poNumber) => `Purchase order ${poNumber}`,
		mails: 'You get an email at every step.',
		openOrder: 'Open the order in your account',
		items: (count) => counted(count, 'item'),
		questions: ['Questions? Write to', 'or call'],
		notDone: {
			accept: 'The quote was not accepted',
			decline: 'The quote was not declined',
			pay: 'The payment page was not opened',
		},
	},
	es: {
		pageTitle: 'Su cotización',
		headlines: {
			draft: 'Su cotización',
			sent: 'Su cotización',
			accepted: 'Su pedido',
			declined: 'Esta cotización se rechazó',
			withdrawn: 'Esta cotización se retiró',
			expired: 'Esta cotización venció',
		},
		quote: (reference) => `Cotización #${reference}`,
		orderOf: (order, quote) => `Pedido #${order}, de la cotización #${quote}`,
		validUntil: (day) => `válida hasta el ${day}`,
		expired: (day) => `Esta cotización fue válida hasta el ${day}. Pídanos una nueva.`,
		declined: 'Esta cotización se rechazó. Escríbanos si cambió de opinión.',
		withdrawn: 'Retiramos esta cotización. Escríbanos si todavía la necesita.',
		ranOut: {
			title: 'No se pagó a tiempo',
			text: 'El pedido no se pagó a tiempo y terminó. Puede aceptar la cotización otra vez.',
		},
		notPaid: { title: 'Sin pagar', text: 'Salió de la página de pago. No se cobró nada.' },
		accept: {
			title: 'Aceptar esta cotización',
			estimate:
				'El impuesto sobre ventas y el envío dependen del destino: verá el total antes de que se cobre algo.',
			exact: 'Se convierte en un pedido exactamente a este precio.',
			noAccount: 'No necesita una cuenta.',
			button: (sum) => `Aceptar por ${sum}`,
		},
		shipsTo: 'Se envía a',
		payment: 'Pago',
		purchaseOrder: {
			text: '¿Paga con una orden de compra? Inicie sesión como entrenador o administración escolar con la dirección de esta cotización y abra el enlace otra vez.',
			signIn: 'Iniciar sesión',
		},
		decline: {
			title: 'Rechazar esta cotización',
			why: '¿Qué no le conviene?',
			hint: 'Cuéntenos; quizá encontremos una solución.',
			button: 'Rechazar la cotización',
		},
		pay: {
			button: (sum) => `Pagar ${sum}`,
			demo: 'Esta es una demostración: no se mueve dinero; no use una tarjeta real.',
			secure: 'En la página segura de nuestro proveedor de pagos. Nunca vemos su tarjeta.',
		},
		outcome: ({ status, paymentMode }) => {
			if (status !== 'refunded') return spanishOutcomes[status]
			return refundWord(paymentMode) === 'credited' ? 'Este pedido se acreditó' : 'Este pedido se reembolsó'
		},
		refund: { credited: 'Acreditado', refunded: 'Reembolsado' },
		poNumber: (poNumber) => `Orden de compra ${poNumber}`,
		mails: 'En cada paso recibe un correo.',
		openOrder: 'Abrir el pedido en su cuenta',
		items: (count) => pluralIn('es', count, { one: '1 artículo', other: `${count} artículos` }),
		questions: ['¿Preguntas? Escriba a', 'o llame al'],
		notDone: {
			accept: 'La cotización no se aceptó',
			decline: 'La cotización no se rechazó',
			pay: 'No se abrió la página de pago',
		},
	},
})

const { linkNotFound, withdrawn, declined, accepted, notAvailable, poNotYours, notPayable } = messages

export const quotePhrases: Phrases = {
	phrases: [
		...phrasesOf(
			{ linkNotFound, withdrawn, declined, accepted, notAvailable, poNotYours, notPayable },
			{
				linkNotFound: 'Este enlace no funciona. Pídanos uno nuevo.',
				withdrawn: quoteTexts.es.withdrawn,
				declined: quoteTexts.es.declined,
				accepted: 'Esta cotización ya se aceptó.',
				notAvailable:
					'Un artículo de esta cotización ya no está disponible en esta cantidad. Escríbanos: encontraremos una solución.',
				poNotYours:
					'Solo el entrenador o la administración escolar para quien es esta cotización puede usar una orden de compra. Inicie sesión.',
				notPayable: 'Esta cotización no espera ningún pago ahora.',
			},
		),
		[
			/^We changed this quote while you had it open\. It is (.+) now\. Please check it and accept again\.$/,
			'Cambiamos esta cotización mientras la tenía abierta. Ahora es de $1. Revísela y acéptela otra vez.',
		],
		[
			/^With sales tax and shipping to (\w+) it is (.+)\. Please check it and accept again\.$/,
			'Con el impuesto sobre ventas y el envío a $1 es de $2. Revísela y acéptela otra vez.',
		],
		[
			/^We have no way of shipping to (\w+) yet\. Please ask us: we will find one\.$/,
			'Todavía no tenemos envío a $1. Escríbanos: encontraremos la forma.',
		],
		[
			/^This quote was valid until .+\. Please ask us for a new one\.$/,
			'Esta cotización ya venció. Pídanos una nueva.',
		],
		phrase('An unexpected error occurred', 'Ocurrió un error inesperado'),
		...checkoutPhrases.phrases,
	],
	fallback: 'No se pudo completar. Vuelva a cargar la página e inténtelo otra vez.',
}
