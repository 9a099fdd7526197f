// The cart panel of the header in every language.
import { countIn } from '#kit/language.ts'
import { translations } from '#kit/translations.ts'

type MiniCartTexts = {
	more: (entries: number) => string
	subtotal: string
	discount: (sum: string) => string
	costs: string
	problems: string
	change: string
	view: string
	pick: string
}

export const miniCartTexts = translations<MiniCartTexts>({
	en: {
		more: (entries) => `And ${entries} more in your cart`,
		subtotal: 'Subtotal',
		discount: (sum) => `Your discount of ${sum} comes off, shipping and tax are added.`,
		costs: 'Shipping and tax are shown in your cart.',
		problems: 'Some items cannot be ordered as they are.',
		change: 'Change the cart',
		view: 'View cart',
		pick: 'Pick something, or design your own.',
	},
	es: {
		more: (entries) => `Y ${countIn('es', entries)} más en su carrito`,
		subtotal: 'Subtotal',
		discount: (sum) => `Su descuento de ${sum} se resta; el envío y los impuestos se suman.`,
		costs: 'El envío y los impuestos aparecen en su carrito.',
		problems: 'Algunos artículos no se pueden pedir así.',
		change: 'Cambiar el carrito',
		view: 'Ver el carrito',
		pick: 'Elija algo o diseñe lo suyo.',
	},
})
