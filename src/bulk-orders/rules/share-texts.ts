// The page behind the link of a share, in both languages.
import { waitsForShares } from '#mail/templates/share-words.ts'
import { pluralIn } from '#kit/language.ts'
import { translations } from '#kit/translations.ts'
import { progressTexts, type Progress, type ShareStatus } from './share-status.ts'

type ShareTexts = {
	pageTitle: string
	deadTitle: string
	home: string
	/** Title of a refusal. */
	notOpened: string
	reference: (reference: string, isWhole: boolean) => string
	headlines: Record<ShareStatus | 'whole', string>
	items: (count: number) => string
	size: (size: string) => string
	pieces: (count: number) => string
	/** Before the player of a piece without a printed name. */
	forPlayer: string
	finished: string
	notPaid: string
	notPaidText: string
	pay: (sum: string) => string
	noAccount: string
	/** Before the day. */
	payBy: string
	trial: string
	cardIsSafe: string
	receipt: string
	help: string
	helpText: string
	askHelp: string
	helpAsked: string
	/** Before the day. */
	helpSince: string
	helpAskedText: string
	noHelp: string
	/** Title of a refusal to ask. */
	notAsked: string
	confirming: string
	confirmingText: string
	lookAgain: string
	backToPage: string
	paid: (sum: string) => string
	paidText: (isWhole: boolean) => string
	progress: Progress
	partBack: (sum: string) => string
	covered: string
	coveredText: (isWhole: boolean) => string
	coveredTwice: string
	withdrawn: string
	withdrawnText: string
	isMistake: string
	wholeBack: (sum: string) => string
	refunded: (isShare: boolean) => string
	nothingLeft: string
	nothingCharged: string
}

export const shareTexts = translations<ShareTexts>({
	en: {
		pageTitle: 'Your share of a team order',
		deadTitle: 'This link opens nothing',
		home: 'Go Home',
		notOpened: 'The payment page was not opened',
		reference: (reference, isWhole) => `${isWhole ? 'Order' : 'Team order'} #${reference}`,
		headlines: {
			whole: 'Your order',
			open: 'Your share',
			confirming: 'Almost there',
			paid: 'Thank you!',
			covered: 'Nothing to pay',
			called_off: 'Order cancelled',
			refunded: 'Refunded',
			withdrawn: 'Nothing to pay',
		},
		items: (count) => pluralIn('en', count, { one: '1 item', other: `${count} items` }),
		size: (size) => `size ${size}`,
		pieces: (count) => `${count} pieces`,
		forPlayer: 'For',
		finished: 'This link is finished: it no longer shows what was ordered or for whom.',
		notPaid: 'Not paid',
		notPaidText: 'Nothing was charged. You can pay whenever you are ready.',
		pay: (sum) => `Pay ${sum}`,
		noAccount: 'No account needed.',
		payBy: 'Please pay by',
		trial: 'This is a trial shop: no money moves.',
		cardIsSafe: 'Your card number goes only to the payment page.',
		receipt: 'Your receipt goes to the email address you enter there.',
		help: 'Is paying hard right now?',
		helpText: 'Ask your coach for help. Only the people who run the team see it, and you can still pay.',
		askHelp: 'Ask for help',
		helpAsked: 'You asked for help',
		helpSince: 'Asked on',
		helpAskedText: 'Your coach can pay this for you or talk to you. When it is paid, this page says so.',
		noHelp: 'I no longer need help',
		notAsked: 'That was not sent',
		confirming: 'Your payment is being confirmed',
		confirmingText:
			'A card takes a moment, a bank up to four business days. You need not wait here: this link always shows how it stands.',
		lookAgain: 'Look again',
		backToPage: 'Back to the payment page',
		paid: (sum) => `${sum} paid`,
		paidText: (isWhole) => `${isWhole ? 'Your order' : 'Your share'} is paid.`,
		progress: progressTexts,
		partBack: (sum) => `${sum} of it goes back to your card. Banks take five to ten business days.`,
		covered: 'Your team has paid it',
		coveredText: (isWhole) =>
			isWhole
				? 'Your team paid your order for you.'
				: 'Your share was paid together with the rest of the order.',
		coveredTwice: 'If you paid at the same moment, your money goes back to your card by itself.',
		withdrawn: 'Your player is not on the team any more',
		withdrawnText: 'The items were taken out of the order, and this link charged nothing.',
		isMistake: 'Is that a mistake? Ask your coach.',
		wholeBack: (sum) =>
			`Your ${sum} goes back to the card it was paid with. Banks take five to ten business days.`,
		refunded: (isShare) => (isShare ? 'Your share was refunded' : 'The order was refunded'),
		nothingLeft: 'Nothing left to pay',
		nothingCharged: 'This link charged nothing. Ask your coach what happens next.',
	},
	es: {
		pageTitle: 'Su parte de un pedido del equipo',
		deadTitle: 'Este enlace ya no abre nada',
		home: 'Ir al inicio',
		notOpened: 'No se abrió la página de pago',
		reference: (reference, isWhole) => `${isWhole ? 'Pedido' : 'Pedido del equipo'} #${reference}`,
		headlines: {
			whole: 'Su pedido',
			open: 'Su parte',
			confirming: 'Ya casi está',
			paid: '¡Gracias!',
			covered: 'No hay nada que pagar',
			called_off: 'Pedido cancelado',
			refunded: 'Reembolsado',
			withdrawn: 'No hay nada que pagar',
		},
		items: (count) => pluralIn('es', count, { one: '1 artículo', other: `${count} artículos` }),
		size: (size) => `talla ${size}`,
		pieces: (count) => `${count} unidades`,
		forPlayer: 'Para',
		finished: 'Este enlace ya terminó: no muestra más qué se pidió ni para quién.',
		notPaid: 'Sin pagar',
		notPaidText: 'No se cobró nada. Puede pagar cuando quiera.',
		pay: (sum) => `Pagar ${sum}`,
		noAccount: 'No hace falta una cuenta.',
		payBy: 'Pague a más tardar el',
		trial: 'Esta es una tienda de prueba: no se mueve dinero.',
		cardIsSafe: 'El número de su tarjeta llega solo a la página de pago.',
		receipt: 'El recibo llega al correo electrónico que escriba allí.',
		help: '¿Le cuesta pagar en este momento?',
		helpText:
			'Pida ayuda al entrenador. Solo lo ven las personas que dirigen el equipo, y usted todavía puede pagar.',
		askHelp: 'Pedir ayuda',
		helpAsked: 'Usted pidió ayuda',
		helpSince: 'Pedida el',
		helpAskedText:
			'El entrenador puede pagarlo por usted o hablar con usted. Cuando esté pagado, esta página lo dirá.',
		noHelp: 'Ya no necesito ayuda',
		notAsked: 'No se envió',
		confirming: 'Su pago se está confirmando',
		confirmingText:
			'Una tarjeta tarda un momento; un banco, hasta cuatro días hábiles. No tiene que esperar aquí: este enlace siempre muestra cómo va.',
		lookAgain: 'Mirar otra vez',
		backToPage: 'Volver a la página de pago',
		paid: (sum) => `${sum} pagados`,
		paidText: (isWhole) => `${isWhole ? 'Su pedido' : 'Su parte'} está ${isWhole ? 'pagado' : 'pagada'}.`,
		progress: {
			shares: {
				pending: waitsForShares.es,
				paid: 'Todas las partes están pagadas: el pedido pasa a fabricarse.',
				processing: 'Todas las partes están pagadas: el pedido se está fabricando.',
				shipped: 'El pedido va en camino a su equipo.',
				delivered: 'El pedido llegó a su equipo.',
			},
			whole: {
				pending: 'Ahora pasa a fabricarse.',
				paid: 'Pasa a fabricarse. Le avisamos por correo cuando se envíe.',
				processing: 'Se está fabricando. Le avisamos por correo cuando se envíe.',
				shipped: 'Va en camino.',
				delivered: 'Ya llegó.',
			},
			pickUp: {
				pending: 'Ahora pasa a fabricarse.',
				paid: 'Pasa a fabricarse. Le avisamos por correo cuando se envíe.',
				processing: 'Se está fabricando. Le avisamos por correo cuando se envíe.',
				shipped: 'Va en camino a su equipo. Recójalo con el entrenador.',
				delivered: 'Llegó a su equipo. Recójalo con el entrenador.',
			},
		},
		partBack: (sum) => `${sum} vuelven a su tarjeta. Los bancos tardan de cinco a diez días hábiles.`,
		covered: 'Su equipo ya lo pagó',
		coveredText: (isWhole) =>
			isWhole ? 'Su equipo pagó el pedido por usted.' : 'Su parte se pagó junto con el resto del pedido.',
		coveredTwice: 'Si usted pagó en el mismo momento, el dinero vuelve solo a su tarjeta.',
		withdrawn: 'Su jugador o jugadora ya no está en el equipo',
		withdrawnText: 'Los artículos se quitaron del pedido, y este enlace no cobró nada.',
		isMistake: '¿Es un error? Pregunte al entrenador.',
		wholeBack: (sum) =>
			`Sus ${sum} vuelven a la tarjeta con la que se pagó. Los bancos tardan de cinco a diez días hábiles.`,
		refunded: (isShare) => (isShare ? 'Su parte se reembolsó' : 'El pedido se reembolsó'),
		nothingLeft: 'No queda nada por pagar',
		nothingCharged: 'Este enlace no cobró nada. Pregunte al entrenador qué sigue.',
	},
})
