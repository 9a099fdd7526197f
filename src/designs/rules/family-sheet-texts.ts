// What the sheet for families says, in every language. Names of garments and pieces are data in English.
import { percent } from '#kit/money.ts'
import { countIn, dayInWords, listIn, pluralIn, type Language } from '#kit/language.ts'
import { counted, joinedByAnd } from '#kit/plural.ts'
import { formatLongDay, instantFormat } from '#kit/time.ts'
import { viewInSentence, viewNames, type ViewId } from '#garments/template.ts'
import { longestName } from './players.ts'

export type SheetUnit = 'piece' | 'kit'

type FamilySheetTexts = {
	forFamilies: string
	title: (design: string) => string
	version: (version: number) => string
	clothDiffers: string
	day: (on: string) => string
	list: (parts: readonly string[]) => string
	/** Drawn where a player's name is printed. */
	placeholder: string
	views: Readonly<Record<ViewId, string>>
	/** Within a sentence. */
	side: (view: ViewId) => string
	/** @param title the garment and its side in English */
	picture: (title: string, view: ViewId) => string
	headings: Readonly<Record<'colors' | 'price' | 'personal' | 'order' | 'sizes' | 'measuring', string>>
	moreColors: (count: number) => string
	priceOf: (order: { unit: SheetUnit; quantity: number; on: string }) => string
	/** `extras` is a list in words. */
	dearer: (extras: string) => string
	fundraising: (shareBp: number) => string
	open: string
	until: (on: string) => string
	onTeamPage: string
	name: (places: string) => string
	number: (places: string) => string
	noPersonal: string
	inches: string
}

const spanishViews = {
	front: 'Frente',
	back: 'Espalda',
	left: 'Lado izquierdo',
	right: 'Lado derecho',
} as const satisfies Record<ViewId, string>
const spanishSide = (view: ViewId) => spanishViews[view].toLowerCase()
/** Short: a column of the sheet has 100 points for it. */
const spanishDay = instantFormat({ dateStyle: 'medium' }, 'es')
const spanishUnits = {
	piece: { one: 'una pieza', other: 'piezas', single: '1 pieza' },
	kit: { one: 'un conjunto', other: 'conjuntos', single: '1 conjunto' },
} as const

export const familySheetTexts: Readonly<Record<Language, FamilySheetTexts>> = {
	en: {
		forFamilies: 'FOR FAMILIES',
		title: (design) => `${design} for families`,
		version: (version) => `Version ${version}`,
		clothDiffers: 'Colors on paper and screen differ a little from cloth.',
		day: formatLongDay,
		list: joinedByAnd,
		placeholder: 'NAME',
		views: viewNames,
		side: viewInSentence,
		picture: (title) => title,
		headings: {
			colors: 'Colors',
			price: 'Price',
			personal: 'Names and numbers',
			order: 'How to order',
			sizes: 'Sizes',
			measuring: 'How to measure',
		},
		moreColors: (count) => `and ${count} more`,
		priceOf: ({ unit, quantity, on }) =>
			`For one ${unit} in an order of ${counted(quantity, unit)}, before shipping and tax. As of ${formatLongDay(on)}.`,
		dearer: (extras) => `Sizes that cost more: ${extras}.`,
		fundraising: (shareBp) => `The team adds ${percent(shareBp)} for its fundraising.`,
		open: 'Open for orders',
		until: (on) => `By ${formatLongDay(on)}`,
		onTeamPage: 'on the team’s page:',
		name: (places) => `Each player’s name, up to ${longestName} letters: ${places}.`,
		number: (places) => `Each player’s number, one or two digits: ${places}.`,
		noPersonal: 'Every piece is the same: no player’s name or number is printed.',
		inches: 'Inches',
	},
	es: {
		forFamilies: 'PARA LAS FAMILIAS',
		title: (design) => `${design}, para las familias`,
		version: (version) => `Versión ${version}`,
		clothDiffers: 'Los colores en papel y en pantalla difieren un poco de los de la tela.',
		day: (on) => dayInWords(on, 'es', 'withYear'),
		list: (parts) => listIn('es', parts),
		placeholder: 'NOMBRE',
		views: spanishViews,
		side: spanishSide,
		picture: (title, view) => `${title.slice(0, title.lastIndexOf(','))}, ${spanishSide(view)}`,
		headings: {
			colors: 'Colores',
			price: 'Precio',
			personal: 'Nombres y números',
			order: 'Cómo pedir',
			sizes: 'Tallas',
			measuring: 'Cómo medir',
		},
		moreColors: (count) => `y ${count} más`,
		priceOf: ({ unit, quantity, on }) => {
			const { one, other, single } = spanishUnits[unit]
			const order = pluralIn('es', quantity, { one: single, other: `${countIn('es', quantity)} ${other}` })
			return `Por ${one} en un pedido de ${order}, antes de envío e impuestos. Precio del ${dayInWords(on, 'es', 'withYear')}.`
		},
		dearer: (extras) => `Tallas que cuestan más: ${extras}.`,
		fundraising: (shareBp) => `El equipo agrega ${percent(shareBp)} para su recaudación de fondos.`,
		open: 'Se aceptan pedidos',
		until: (on) => `Hasta el ${spanishDay(new Date(on), 'UTC')}`,
		onTeamPage: 'en la página del equipo:',
		name: (places) => `El nombre de cada jugador o jugadora, hasta ${longestName} letras: ${places}.`,
		number: (places) => `El número de cada jugador o jugadora, de uno o dos dígitos: ${places}.`,
		noPersonal: 'Todas las piezas son iguales: no se imprime ni nombre ni número.',
		inches: 'Pulgadas',
	},
}
