// The checkout in every language. React takes the page over: what only the server says is in `checkout-phrases.ts`.
import { countIn, pluralIn, type PageLanguage, type PluralForms } from '#kit/language.ts'
import { counted } from '#kit/plural.ts'
import { translations } from '#kit/translations.ts'
import { messages as orderMessages } from '#orders/messages.ts'
import { messages } from '../messages.ts'

type Titled = { title: string; text: string }

type CheckoutTexts = {
	title: string
	problems: Titled
	changeCart: string
	toCart: string
	empty: Titled & { build: string }
	placing: string
	place: string
	placeFor: (sum: string) => string
	terms: readonly [before: string, link: string, after: string]
	total: string
	signIn: string
	signInText: string
	shipTo: string
	pickedUpBy: string
	/** Before the email address. */
	news: string
	payment: string
	weDecide: string
	school: { title: string; self: string; exempt: string; taxed: string }
	method: {
		title: string
		notThere: (state: string) => string
		elsewhere: string
		free: string
		days: (least: number, most: number) => string
	}
	summary: {
		title: string
		change: string
		pieces: string
		more: (count: number) => string
		moreLines: (count: number) => string
		moreItems: (count: number) => string
		inCart: string
		toNext: (units: number, percent: string) => string
	}
	pending: {
		unpaid: string
		cancelled: string
		cancelledText: string
		order: (reference: string) => string
		sum: (sum: string) => string
		/** Before the day and time. */
		held: string
		waits: string
		replaced: string
		pay: string
		cancel: string
	}
	leaving: Titled
}

const count = (language: PageLanguage, of: number, forms: PluralForms): string =>
	`${countIn(language, of)} ${pluralIn(language, of, forms)}`
const lines = { one: 'línea', other: 'líneas' }
const items = { one: 'artículo', other: 'artículos' }

export const checkoutTexts = translations<CheckoutTexts>({
	en: {
		title: 'Checkout',
		problems: { title: 'Some items need a look', text: 'They are marked in your order.' },
		changeCart: 'Change the cart',
		toCart: 'Back to the cart',
		empty: {
			title: orderMessages.cartEmpty,
			text: 'There is nothing to check out yet.',
			build: 'Build a jersey',
		},
		placing: 'Processing...',
		place: 'Place Order',
		placeFor: (sum) => `Place Order · ${sum}`,
		terms: ['By ordering you agree to our', 'terms', '. Custom orders are final sale.'],
		total: 'Total',
		signIn: 'Sign In',
		signInText: 'It opens in a new tab. Then come back here and place your order.',
		shipTo: 'Ship to',
		pickedUpBy: 'Picked up by',
		news: 'News of your order and the receipt go to',
		payment: 'Payment',
		weDecide: 'we decide',
		school: {
			title: 'Who it is for',
			self: 'For myself',
			exempt: 'No sales tax, certificate on file. Its administrators see the order.',
			taxed: 'Sales tax is added, since no valid certificate is on file. Its administrators see the order.',
		},
		method: {
			title: 'Shipping method',
			notThere: (state) => `We do not ship to ${state}`,
			elsewhere: 'Please enter another address, or write to us.',
			free: 'free',
			days: (least, most) =>
				`${least === most ? '' : `${least}-`}${counted(most, 'business day')} with the carrier.`,
		},
		summary: {
			title: 'Your order',
			change: 'Change',
			pieces: 'Pieces',
			more: (of) => `${of} more`,
			moreLines: (of) => `And ${counted(of, 'line')} more`,
			moreItems: (of) => `And ${counted(of, 'item')} more`,
			inCart: 'in your cart',
			toNext: (units, percent) => `${units} more to save ${percent} on everything.`,
		},
		pending: {
			unpaid: messages.unpaid,
			cancelled: messages.cancelled,
			cancelledText: messages.cancelledDetail,
			order: (reference) => `Order #${reference}`,
			sum: (sum) => `for ${sum}`,
			held: 'is held for you until',
			waits: 'waits for its payment.',
			replaced: messages.unpaidChange,
			pay: 'Continue paying',
			cancel: 'Cancel this order',
		},
		leaving: { title: messages.redirecting, text: messages.sessionCreated },
	},
	es: {
		title: 'Completar el pedido',
		problems: { title: 'Algunos artículos necesitan revisión', text: 'Están marcados en su pedido.' },
		changeCart: 'Cambiar el carrito',
		toCart: 'Volver al carrito',
		empty: {
			title: 'El carrito está vacío',
			text: 'Todavía no hay nada que pedir.',
			build: 'Diseñar una camiseta',
		},
		placing: 'Procesando…',
		place: 'Hacer el pedido',
		placeFor: (sum) => `Hacer el pedido · ${sum}`,
		terms: [
			'Al hacer el pedido acepta nuestros',
			'términos',
			'. Los pedidos personalizados no se devuelven.',
		],
		total: 'Total',
		signIn: 'Iniciar sesión',
		signInText: 'Se abre en otra pestaña. Después vuelva aquí y haga su pedido.',
		shipTo: 'Enviar a',
		pickedUpBy: 'Lo recoge',
		news: 'Las noticias de su pedido y el recibo llegan a',
		payment: 'Pago',
		weDecide: 'decidimos nosotros',
		school: {
			title: 'Para quién es',
			self: 'Para mí',
			exempt:
				'Sin impuesto sobre ventas: tenemos el certificado. La administración de la escuela ve el pedido.',
			taxed:
				'Se agrega el impuesto sobre ventas, porque no tenemos un certificado válido. La administración de la escuela ve el pedido.',
		},
		method: {
			title: 'Forma de envío',
			notThere: (state) => `No enviamos a ${state}`,
			elsewhere: 'Escriba otra dirección o escríbanos.',
			free: 'gratis',
			days: (least, most) =>
				`${least === most ? '' : `De ${least} a `}${count('es', most, { one: 'día hábil', other: 'días hábiles' })} con el transportista.`,
		},
		summary: {
			title: 'Su pedido',
			change: 'Cambiar',
			pieces: 'Piezas',
			more: (of) => `${of} más`,
			moreLines: (of) => `Y ${count('es', of, lines)} más`,
			moreItems: (of) => `Y ${count('es', of, items)} más`,
			inCart: 'en su carrito',
			toNext: (units, percent) => `${units} más para ahorrar ${percent} en todo.`,
		},
		pending: {
			unpaid: 'Tiene un pedido que todavía no está pagado',
			cancelled: 'Pago cancelado',
			cancelledText: 'No se cobró nada. Su carrito está como lo dejó.',
			order: (reference) => `El pedido n.º ${reference}`,
			sum: (sum) => `por ${sum}`,
			held: 'se guarda para usted hasta el',
			waits: 'espera el pago.',
			replaced: 'Si hace uno nuevo abajo, reemplaza a este.',
			pay: 'Seguir con el pago',
			cancel: 'Cancelar este pedido',
		},
		leaving: { title: 'Vamos a la página de pago', text: 'La página de pago está lista' },
	},
})
