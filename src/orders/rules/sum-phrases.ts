// The rows of a sum, and how it is shipped, in Spanish beside their English. Names of promotions and places are data.
import { phrase, type PageLanguage, type Phrase } from '#kit/language.ts'
import { messageIn } from '#kit/translations.ts'

export const sumPhrases: readonly Phrase[] = [
	phrase('Total', 'Total'),
	phrase('before tax', 'antes de impuestos'),
	phrase('Remains', 'Queda'),
	phrase('Items', 'Artículos'),
	phrase('Units', 'Unidades'),
	phrase('Subtotal', 'Subtotal'),
	[/^Discounts, quantity (.+)$/, 'Descuento por cantidad, $1'],
	[/^Discounts, team (.+)$/, 'Descuento de equipo, $1'],
	[/^Discounts, Agreed discount (.+)$/, 'Descuento acordado, $1'],
	[/^Discounts, (.+)$/, 'Descuentos, $1'],
	phrase('Fundraising for your team', 'Recaudación para su equipo'),
	phrase('Delivery to your school', 'Entrega en su escuela'),
	phrase('Subtotal, 1 item', 'Subtotal, 1 artículo'),
	[/^Subtotal, ([\d,]+) items$/, 'Subtotal, $1 artículos'],
	phrase('Free', 'Gratis'),
	phrase('Not collected', 'No se cobra'),
	[/^Quantity discount, (.+)$/, 'Descuento por cantidad, $1'],
	[/^Team discount, (.+)$/, 'Descuento de equipo, $1'],
	phrase('Agreed discount', 'Descuento acordado'),
	phrase('Fundraising', 'Recaudación'),
	phrase('Exempt', 'Exento'),
	phrase('Sales tax, certificate on file', 'Impuesto sobre ventas, certificado registrado'),
	[/^Sales tax, exempt: certificate (.+)$/, 'Impuesto sobre ventas, exento: certificado $1'],
	[/^Sales tax(.*)$/, 'Impuesto sobre ventas$1'],
	[/^Donation to (.+)$/, 'Donación a $1'],
	[/^Estimated sales tax(.*)$/, 'Impuesto sobre ventas estimado$1'],
	phrase('Standard', 'Estándar'),
	[/^Shipping, free with (.+)$/, 'Envío, gratis con $1'],
	[/^Shipping(.*)$/, 'Envío$1'],
	[/^Pick-up, (.+)$/, 'Para recoger, $1'],
]

/** A text of a sum in the language of its reader. */
export const sumTextIn = (language: PageLanguage, text: string): string =>
	messageIn(language, text, { phrases: sumPhrases, fallback: text })
