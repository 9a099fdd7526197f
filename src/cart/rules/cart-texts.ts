// The cart's page in every language.
import { countIn, pluralIn } from '#kit/language.ts'
import { counted, plural } from '#kit/plural.ts'
import { translations } from '#kit/translations.ts'
import { messages } from './labels.ts'

type Titled = { title: string; text: string }
/** Before the link, the link, and after it. */
type Linked = readonly [before: string, link: string, after: string]

type CartTexts = {
	pageTitle: string
	title: string
	home: string
	cart: string
	breadcrumb: string
	sum: (units: number, total: string) => string
	empty: string
	ways: Readonly<Record<'design' | 'football' | 'spirit', string>>
	ownDesigns: Linked
	otherDevice: Linked
	items: string
	pages: string
	pageOf: (page: number, pages: number) => string
	back: string
	more: string
	keepShopping: string
	removed: (what: string) => string
	undo: string
	left: { title: string; text: (units: number) => string }
	moved: Titled & { seen: string }
	total: string
	summary: {
		title: string
		problems: string
		card: string
		estimated: string
		final: string
		signIn: string
		checkout: string
	}
	line: {
		/** For screen readers, behind the color. */
		size: (size: string) => string
		player: string
		each: (price: string) => string
		moved: (before: string, now: string) => string
		sizeLabel: string
		soldOut: string
		changeSize: string
		quantity: string
		setQuantity: string
		/** A number above what a line can have, and no number of units at all. */
		tooMany: (most: number) => string
		noQuantity: string
		less: string
		more: string
		remove: string
	}
	kit: {
		show: string
		hide: string
		moved: (lines: number) => string
		design: string
		see: string
		remove: string
		pages: string
	}
	code: {
		label: string
		apply: string
		shown: (code: string) => string
		removeOf: (code: string) => string
		remove: string
	}
	/** A script got no answer. */
	unanswered: Titled
}

const items = (count: number): string =>
	`${countIn('es', count)} ${pluralIn('es', count, { one: 'artículo', other: 'artículos' })}`

export const cartTexts = translations<CartTexts>({
	en: {
		pageTitle: 'Your Cart',
		title: 'Your cart',
		home: 'Home',
		cart: 'Cart',
		breadcrumb: 'Breadcrumb',
		sum: (units, total) => `${counted(units, 'item')}, ${total} in all`,
		empty: messages.empty,
		ways: { design: 'Design a jersey', football: 'Shop football', spirit: 'Browse spirit wear' },
		ownDesigns: ['Order one of', 'your designs', ', or pick something ready to ship.'],
		otherDevice: ['Already put something in on another device?', 'Sign in', 'to find it here.'],
		items: 'Items',
		pages: 'Pages of your cart',
		pageOf: (page, pages) => `Page ${page} of ${pages}`,
		back: 'Back',
		more: 'More',
		keepShopping: 'Keep shopping',
		removed: (what) => `Removed: ${what}.`,
		undo: 'Undo',
		left: {
			title: 'Not everything found room',
			text: (units) =>
				`${counted(units, 'item')} from before you signed in ${plural(units, 'waits', 'wait')} until there is room in your cart.`,
		},
		moved: {
			title: 'Some prices have changed since you added them',
			text: 'The lines say which ones. All sums are of the new prices.',
			seen: 'Got it',
		},
		total: 'Total',
		summary: {
			title: 'Summary',
			problems: 'Some items cannot be ordered as they are. Change or remove them first.',
			card: 'Card numbers go to our payment provider and never to us.',
			estimated:
				'Shipping and tax are estimated. The checkout shows the sum for your address before you pay.',
			final: 'That is all: nothing is added at checkout.',
			signIn: 'You sign in at checkout; your cart comes along.',
			checkout: 'Checkout',
		},
		line: {
			size: (size) => `, size ${size}`,
			player: 'Player:',
			each: (price) => `${price} each`,
			moved: (before, now) => `Price was ${before} when you added it. It is ${now} now.`,
			sizeLabel: 'Size',
			soldOut: ' (sold out)',
			changeSize: 'Change size',
			quantity: 'Quantity',
			setQuantity: 'Set quantity',
			tooMany: (most) => `We have ${most} in this size for you. Type ${most} or fewer.`,
			noQuantity: messages.quantity,
			less: 'One less',
			more: 'One more',
			remove: 'Remove',
		},
		kit: {
			show: 'Show the pieces',
			hide: 'Hide the pieces',
			moved: (lines) => `The price of ${counted(lines, 'line')} has changed since you added it.`,
			design: 'Open the design',
			see: 'See the kit',
			remove: 'Remove kit',
			pages: 'Pages of this kit',
		},
		code: {
			label: 'Promotion code',
			apply: 'Apply',
			shown: (code) => `Code ${code}`,
			removeOf: (code) => `Remove code ${code}`,
			remove: 'Remove',
		},
		unanswered: {
			title: messages.notChanged,
			text: 'The shop did not answer. Check your connection and try again.',
		},
	},
	es: {
		pageTitle: 'Su carrito',
		title: 'Su carrito',
		home: 'Inicio',
		cart: 'Carrito',
		breadcrumb: 'Ruta de la página',
		sum: (units, total) => `${items(units)}, ${total} en total`,
		empty: 'El carrito está vacío',
		ways: {
			design: 'Diseñar una camiseta',
			football: 'Ver fútbol americano',
			spirit: 'Ver ropa de afición',
		},
		ownDesigns: ['Pida uno de', 'sus diseños', ', o elija algo que ya esté listo para enviar.'],
		otherDevice: ['¿Ya agregó algo en otro dispositivo?', 'Inicie sesión', 'para encontrarlo aquí.'],
		items: 'Artículos',
		pages: 'Páginas de su carrito',
		pageOf: (page, pages) => `Página ${page} de ${pages}`,
		back: 'Anterior',
		more: 'Siguiente',
		keepShopping: 'Seguir comprando',
		removed: (what) => `Quitado: ${what}.`,
		undo: 'Deshacer',
		left: {
			title: 'No cupo todo',
			text: (units) =>
				`${items(units)} de antes de iniciar sesión ${pluralIn('es', units, { one: 'espera', other: 'esperan' })} hasta que haya lugar en su carrito.`,
		},
		moved: {
			title: 'Algunos precios cambiaron desde que los agregó',
			text: 'Las líneas dicen cuáles. Todas las sumas son con los precios nuevos.',
			seen: 'Entendido',
		},
		total: 'Total',
		summary: {
			title: 'Resumen',
			problems: 'Algunos artículos no se pueden pedir así. Primero cámbielos o quítelos.',
			card: 'Los números de tarjeta van a nuestro proveedor de pagos y nunca a nosotros.',
			estimated: 'El envío y los impuestos son estimados. Antes de pagar verá el total para su dirección.',
			final: 'Eso es todo: al pagar no se agrega nada.',
			signIn: 'Al continuar inicia sesión; su carrito lo acompaña.',
			checkout: 'Ir a pagar',
		},
		line: {
			size: (size) => `, talla ${size}`,
			player: 'Jugador o jugadora:',
			each: (price) => `${price} por unidad`,
			moved: (before, now) => `Costaba ${before} cuando lo agregó. Ahora cuesta ${now}.`,
			sizeLabel: 'Talla',
			soldOut: ' (agotada)',
			changeSize: 'Cambiar la talla',
			quantity: 'Cantidad',
			setQuantity: 'Cambiar la cantidad',
			tooMany: (most) => `Tenemos ${most} de esta talla para usted. Escriba ${most} o menos.`,
			noQuantity: 'La cantidad es un número entero del 0 al 999.',
			less: 'Uno menos',
			more: 'Uno más',
			remove: 'Quitar',
		},
		kit: {
			show: 'Mostrar las piezas',
			hide: 'Ocultar las piezas',
			moved: (lines) =>
				pluralIn('es', lines, {
					one: 'El precio de 1 línea cambió desde que la agregó.',
					other: `El precio de ${lines} líneas cambió desde que las agregó.`,
				}),
			design: 'Abrir el diseño',
			see: 'Ver el conjunto',
			remove: 'Quitar el conjunto',
			pages: 'Páginas de este conjunto',
		},
		code: {
			label: 'Código de promoción',
			apply: 'Aplicar',
			shown: (code) => `Código ${code}`,
			removeOf: (code) => `Quitar el código ${code}`,
			remove: 'Quitar',
		},
		unanswered: {
			title: 'Su carrito no se cambió',
			text: 'La tienda no respondió. Revise su conexión e inténtelo otra vez.',
		},
	},
})
