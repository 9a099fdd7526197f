// The order page of a buyer in every language.
import { countIn, pluralIn, type PageLanguage, type PluralForms } from '#kit/language.ts'
import { translations } from '#kit/translations.ts'
import { kitWords, type KitWords } from './kits.ts'
import type { Step } from './timeline.ts'

type Titled = { title: string; text: string }

type OrderPageTexts = {
	pageTitle: (reference: string) => string
	/** On the page `reference` is `#1a2b3c4d`. */
	order: (reference: string) => string
	home: string
	account: string
	orders: string
	breadcrumb: string
	fillInOf: (reference: string) => string
	accountDeleted: string
	whereItIs: string
	stepList: string
	steps: Readonly<Record<Step['state'], string>>
	next: string
	items: (count: number) => string
	costs: string
	forSchool: string
	document: string
	history: string
	shipsTo: string
	pickedUpAt: string
	noLongerKept: string
	shipping: (method: string) => string
	families: Titled
	whoPaid: string
	unpaid: { title: string; held: string; inTime: string }
	changes: { title: string; text: string; read: string; foreign: string; own: string; call: string }
	approval: { title: string; text: string; held: string; again: string }
	/** Between the person and the day. */
	asked: readonly [string, string]
	joined: string
	notJoined: string
	refundedInFull: (word: string, amount: string) => string
	refundedInPart: (word: string, amount: string) => string
	refunded: string
	credited: string
	refundedWord: string
	creditedWord: string
	creditNote: string
	refundNote: (isSplit: boolean) => string
	payment: Readonly<
		Record<'sharesBack' | 'shares' | 'toPay' | 'nothingCharged' | 'paid' | 'purchaseOrder', string>
	>
	payNow: string
	seeShares: string
	again: string
	invoice: string
	changeAndSend: string
	seeApproval: string
	cancelOrder: string
	cancelTitle: (reference: string) => string
	keepIt: string
	cancelSplit: string
	cancelWhole: string
	notUndone: string
	why: string
	whyForeign: string
	close: string
	dismissed: Titled
	notDone: Readonly<Record<'pay' | 'cancel' | 'reorder', string>>
	units: KitWords
	partBack: (back: number, all: number, word: string) => string
	showPieces: string
	hidePieces: string
	colorAndSize: (color: string, size: string) => string
	forPlayer: string
	madeOf: string
	nextSeason: (product: string) => string
	tracking: string
	inPackage: string
	trackAt: (carrier: string) => string
	added: (count: number) => string
	nothingAdded: string
	partAdded: string
	noneLeft: string
	toCart: string
}

const counting = (language: PageLanguage, count: number, forms: PluralForms): string =>
	`${countIn(language, count)} ${pluralIn(language, count, forms)}`

export const orderPageTexts = translations<OrderPageTexts>({
	en: {
		pageTitle: (reference) => (reference === '' ? 'Order' : `Order #${reference}`),
		order: (reference) => `Order ${reference}`,
		home: 'Home',
		account: 'My Account',
		orders: 'Orders',
		breadcrumb: 'Breadcrumb',
		fillInOf: (reference) => `Fill-in of #${reference}`,
		accountDeleted: 'Account deleted',
		whereItIs: 'Where it is',
		stepList: 'Where the order is',
		steps: { done: 'done', current: 'next', coming: 'to come', ended: 'the end of this order' },
		next: 'Next',
		items: (count) => counting('en', count, { one: 'item', other: 'items' }),
		costs: 'Costs',
		forSchool: 'For',
		document: 'Document',
		history: 'History',
		shipsTo: 'Ships to',
		pickedUpAt: 'Picked up at',
		noLongerKept: 'No longer kept.',
		shipping: (method) => `${method} shipping`,
		families: {
			title: 'Waiting for the families',
			text: 'Each player’s share is paid by a link of its own. The order goes into production when all shares are paid.',
		},
		whoPaid: 'See who has paid',
		unpaid: {
			title: 'Not paid yet',
			held: 'We hold everything on this order until',
			inTime: 'Pay before then and it goes into production.',
		},
		changes: {
			title: 'Changes requested',
			text: 'The school asks for something else.',
			read: 'Read what it is',
			foreign: '; the buyer changes it and sends it again.',
			own: ', then change the order and send it again.',
			call: 'Please call us: we look up what it is.',
		},
		approval: {
			title: 'Awaiting approval',
			text: 'It goes into production as soon as the purchase order is approved.',
			held: 'We hold everything on it until',
			again: 'Ask again or ask another person',
		},
		asked: ['Asked:', 'on'],
		joined: '. They have joined and can decide.',
		notJoined: '. They have not joined yet.',
		refundedInFull: (word, amount) => `${word} in full: ${amount}`,
		refundedInPart: (word, amount) => `${amount} of this order has been ${word}`,
		refunded: 'Refunded',
		credited: 'Credited',
		refundedWord: 'refunded',
		creditedWord: 'credited',
		creditNote: 'It is taken off the purchase order; the invoice says what is due.',
		refundNote: (isSplit) =>
			`It goes back to the ${isSplit ? 'cards' : 'card'} it was paid with. Banks take five to ten business days.`,
		payment: {
			sharesBack: 'Paid in shares; they go back',
			shares: 'Paid in shares, player by player',
			toPay: 'To be paid by card',
			nothingCharged: 'Card, nothing charged',
			paid: 'Paid by card',
			purchaseOrder: 'School purchase order',
		},
		payNow: 'Pay now',
		seeShares: 'See the shares',
		again: 'Order again',
		invoice: 'Invoice (PDF)',
		changeAndSend: 'Change and send again',
		seeApproval: 'See the approval',
		cancelOrder: 'Cancel order',
		cancelTitle: (reference) => `Cancel order #${reference}?`,
		keepIt: 'Keep it',
		cancelSplit: 'Nothing will be made, and what families have paid goes back to their cards.',
		cancelWhole: 'Nothing will be made and nothing will be charged.',
		notUndone: 'This cannot be undone.',
		why: 'Why? Only if you like to say.',
		whyForeign: 'Why? The customer can read it.',
		close: 'Close',
		dismissed: { title: 'Order cancelled', text: 'Nothing will be made or charged.' },
		notDone: {
			pay: 'The payment page was not opened',
			cancel: 'The order was not cancelled',
			reorder: 'Nothing was added to your cart',
		},
		units: kitWords,
		partBack: (back, all, word) => `${back} of ${all} ${word}`,
		showPieces: 'Show the pieces',
		hidePieces: 'Hide the pieces',
		colorAndSize: (color, size) => `${color}, size ${size}`,
		forPlayer: 'For',
		madeOf: 'What it is made of',
		nextSeason: (product) => `Start next season from ${product}`,
		tracking: 'Tracking number',
		inPackage: 'In this package',
		trackAt: (carrier) => `Track at ${carrier}`,
		added: (count) => `${counting('en', count, { one: 'item is', other: 'items are' })} in your cart`,
		nothingAdded: 'Nothing was added to your cart',
		partAdded: 'Not added, or not in full:',
		noneLeft: 'None of it can be had any more:',
		toCart: 'Go to the cart',
	},
	es: {
		pageTitle: (reference) => (reference === '' ? 'Pedido' : `Pedido n.º ${reference}`),
		order: (reference) => `Pedido ${reference}`,
		home: 'Inicio',
		account: 'Mi cuenta',
		orders: 'Pedidos',
		breadcrumb: 'Ruta de la página',
		fillInOf: (reference) => `Complemento del n.º ${reference}`,
		accountDeleted: 'Cuenta eliminada',
		whereItIs: 'Dónde está',
		stepList: 'Dónde está el pedido',
		steps: { done: 'hecho', current: 'sigue', coming: 'falta', ended: 'el fin de este pedido' },
		next: 'Sigue',
		items: (count) => counting('es', count, { one: 'artículo', other: 'artículos' }),
		costs: 'Costos',
		forSchool: 'Para',
		document: 'Documento',
		history: 'Historial',
		shipsTo: 'Se envía a',
		pickedUpAt: 'Se recoge en',
		noLongerKept: 'Ya no se conserva.',
		shipping: (method) => `Envío: ${method}`,
		families: {
			title: 'A la espera de las familias',
			text: 'La parte de cada jugador se paga con su propio enlace. El pedido pasa a producción cuando todas las partes están pagadas.',
		},
		whoPaid: 'Vea quién ha pagado',
		unpaid: {
			title: 'Aún sin pagar',
			held: 'Guardamos todo lo de este pedido hasta el',
			inTime: 'Pague antes y pasa a producción.',
		},
		changes: {
			title: 'Cambios solicitados',
			text: 'La escuela pide otra cosa.',
			read: 'Lea de qué se trata',
			foreign: '; la persona que compró lo cambia y lo envía otra vez.',
			own: ', después cambie el pedido y envíelo otra vez.',
			call: 'Llámenos: buscamos de qué se trata.',
		},
		approval: {
			title: 'En espera de aprobación',
			text: 'Pasa a producción en cuanto se apruebe la orden de compra.',
			held: 'Guardamos todo lo del pedido hasta el',
			again: 'Pedirlo otra vez o a otra persona',
		},
		asked: ['Se le pidió a:', 'el'],
		joined: '. Ya se unió y puede decidir.',
		notJoined: '. Todavía no se ha unido.',
		refundedInFull: (word, amount) => `${word} en su totalidad: ${amount}`,
		refundedInPart: (word, amount) => `De este pedido se ha ${word} ${amount}`,
		refunded: 'Reembolsado',
		credited: 'Acreditado',
		refundedWord: 'reembolsado',
		creditedWord: 'acreditado',
		creditNote: 'Se descuenta de la orden de compra; la factura dice cuánto se debe.',
		refundNote: (isSplit) =>
			`Regresa a ${isSplit ? 'las tarjetas con las que' : 'la tarjeta con la que'} se pagó. Los bancos tardan de cinco a diez días hábiles.`,
		payment: {
			sharesBack: 'Pagado por partes; se devuelven',
			shares: 'Se paga por partes, jugador por jugador',
			toPay: 'Se paga con tarjeta',
			nothingCharged: 'Tarjeta, no se cobró nada',
			paid: 'Pagado con tarjeta',
			purchaseOrder: 'Orden de compra de la escuela',
		},
		payNow: 'Pagar ahora',
		seeShares: 'Ver las partes',
		again: 'Pedir otra vez',
		invoice: 'Factura (PDF)',
		changeAndSend: 'Cambiar y enviar otra vez',
		seeApproval: 'Ver la aprobación',
		cancelOrder: 'Cancelar el pedido',
		cancelTitle: (reference) => `¿Cancelar el pedido n.º ${reference}?`,
		keepIt: 'Conservarlo',
		cancelSplit: 'No se fabricará nada, y lo que las familias pagaron regresa a sus tarjetas.',
		cancelWhole: 'No se fabricará nada y no se cobrará nada.',
		notUndone: 'Esto no se puede deshacer.',
		why: '¿Por qué? Solo si quiere decirlo.',
		whyForeign: '¿Por qué? El cliente lo puede leer.',
		close: 'Cerrar',
		dismissed: { title: 'Pedido cancelado', text: 'No se fabricará ni se cobrará nada.' },
		notDone: {
			pay: 'No se abrió la página de pago',
			cancel: 'El pedido no se canceló',
			reorder: 'No se agregó nada a su carrito',
		},
		units: {
			kits: (count) => counting('es', count, { one: 'conjunto', other: 'conjuntos' }),
			pieces: (count) => counting('es', count, { one: 'pieza', other: 'piezas' }),
		},
		partBack: (back, all, word) => `${back} de ${all}: ${word}`,
		showPieces: 'Mostrar las piezas',
		hidePieces: 'Ocultar las piezas',
		colorAndSize: (color, size) => `${color}, talla ${size}`,
		forPlayer: 'Para',
		madeOf: 'De qué se compone',
		nextSeason: (product) => `Empezar la próxima temporada desde ${product}`,
		tracking: 'Número de rastreo',
		inPackage: 'En este paquete',
		trackAt: (carrier) => `Rastrear en ${carrier}`,
		added: (count) =>
			`${counting('es', count, { one: 'artículo está', other: 'artículos están' })} en su carrito`,
		nothingAdded: 'No se agregó nada a su carrito',
		partAdded: 'No se agregó, o no todo:',
		noneLeft: 'Ya no se puede conseguir nada de esto:',
		toCart: 'Ir al carrito',
	},
})
