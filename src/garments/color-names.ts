// The shop's names of colors in the language of a page. What is stored, sent and exported has the English names.
import { lowerFirst, type PageLanguage } from '#kit/language.ts'
import { pseudoText } from '#kit/pseudo.ts'
import type { ColorFamily, teamColors } from './colors.ts'

type Names = Record<ColorFamily | (typeof teamColors)[number]['name'], string> & Record<string, string>

/** By their English: the palette and its families, then colors that the shop names but does not offer. */
export const spanishColors: Readonly<Names> = {
	Black: 'Negro',
	Gray: 'Gris',
	White: 'Blanco',
	Blue: 'Azul',
	Red: 'Rojo',
	Green: 'Verde',
	Gold: 'Dorado',
	Orange: 'Naranja',
	Purple: 'Morado',
	Brown: 'Café',
	Charcoal: 'Gris carbón',
	'Athletic Gray': 'Gris atlético',
	Silver: 'Plateado',
	Cream: 'Crema',
	Navy: 'Azul marino',
	Royal: 'Azul rey',
	'Carolina Blue': 'Azul celeste',
	Teal: 'Verde azulado',
	Forest: 'Verde bosque',
	'Kelly Green': 'Verde Kelly',
	Scarlet: 'Rojo escarlata',
	Cardinal: 'Rojo cardenal',
	Maroon: 'Granate',
	'Athletic Gold': 'Dorado atlético',
	'Vegas Gold': 'Dorado Vegas',
	Yellow: 'Amarillo',
	'Neon Yellow': 'Amarillo neón',
	'Neon Green': 'Verde neón',
	Lime: 'Verde lima',
	Mint: 'Verde menta',
	Olive: 'Verde olivo',
	Turquoise: 'Turquesa',
	'Bright Blue': 'Azul brillante',
	'Steel Blue': 'Azul acero',
	Lavender: 'Lavanda',
	Violet: 'Violeta',
	Magenta: 'Rosa magenta',
	'Hot Pink': 'Rosa fuerte',
	'Light Pink': 'Rosa claro',
	Coral: 'Rosa coral',
	'Bright Red': 'Rojo brillante',
	'Burnt Orange': 'Naranja quemado',
	Tan: 'Café claro',
	'Medium Gray': 'Gris medio',
}

const byEnglish = /* @__PURE__ */ new Map(
	Object.entries(spanishColors).map(([english, spanish]) => [english.toLowerCase(), spanish]),
)

const between = ' / '
const like = 'close to '

function spanishOf(name: string): string | undefined {
	if (!name.startsWith(like)) return byEnglish.get(name.toLowerCase())
	const spanish = byEnglish.get(name.slice(like.length).toLowerCase())
	return spanish && `parecido a ${lowerFirst(spanish)}`
}

/** A color, "close to Navy", or a pair such as "Navy / Athletic Gold"; undefined for a name that is not the shop's. */
export function spanishColor(name: string): string | undefined {
	const parts = name.split(between).map(spanishOf)
	return parts.includes(undefined) ? undefined : parts.join(between)
}

const translated: Readonly<Record<Exclude<PageLanguage, 'en'>, typeof spanishColor>> = {
	es: spanishColor,
	'en-XA': (name) => spanishColor(name) && pseudoText(name),
}

/** The same in the language of the page; a name that is not the shop's stays as it is. */
export const colorIn = (language: PageLanguage, name: string): string =>
	language === 'en' ? name : (translated[language](name) ?? name)
