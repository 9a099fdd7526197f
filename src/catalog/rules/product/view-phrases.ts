// What view.ts says, in the languages beside English: as patterns, which the page gives its script too. What is no phrase is
// data or a price.
import { colorIn } from '#garments/color-names.ts'
import type { Language, PageLanguage } from '#kit/language.ts'
import type { IsoDate } from '#kit/time.ts'
import { formatArrival } from './availability.ts'
import type { ProductView } from './view.ts'
import type { SaidPhrases, SheetColorway } from './sheet.ts'

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const meses = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ')

/** `Dec 4 – Dec 8` as `4 Dec – 8 Dec`; the names of the months follow. */
const range = '(\\w{3}) (\\d+) – (\\w{3}) (\\d+)'

export const viewPhrases: Readonly<Record<Exclude<Language, 'en'>, SaidPhrases>> = {
	es: [
		['^Sold out in every size and color$', 'Agotado en todas las tallas y colores'],
		['^Sold out in (.+)$', 'Agotado en $1'],
		['^Choose a size$', 'Elija una talla'],
		['^(.+) is sold out in (.+)$', '$1 está agotada en $2'],
		['^Only 1 in stock: the cart takes 1$', 'Solo hay 1: al carrito va 1'],
		['^Only (\\d+) in stock: the cart takes (\\d+)$', 'Solo hay $1: al carrito van $2'],
		['^Only 1 left in (.+), (.+)$', 'Solo queda 1 en $1, $2'],
		['^Only (\\d+) left in (.+), (.+)$', 'Solo quedan $1 en $2, $3'],
		['^In stock$', 'Disponible'],
		[`^Arrives as early as ${range}$`, 'Lo más pronto, llega $2 $1 – $4 $3'],
		[`^Arrives ${range}$`, 'Llega $2 $1 – $4 $3'],
		[`^${range}$`, '$2 $1 – $4 $3'],
		...months.map((month, at): [string, string] => [`(\\d) ${month}\\b`, `$1 ${meses[at] ?? month}`]),
		['^Leaves our house after 1 business day\\.$', 'Sale de nuestro taller después de 1 día hábil.'],
		[
			'^Leaves our house after (\\d+) business days\\.$',
			'Sale de nuestro taller después de $1 días hábiles.',
		],
		['^Sale price (\\S+), regular price (.+)$', 'Precio rebajado $1, precio normal $2'],
		['^(\\d+) for (\\S+), you save (.+)$', '$1 por $2, ahorra $3'],
		['^(\\d+) for (.+)$', '$1 por $2'],
		['^(\\d+) more to save (.+)$', '$1 más para ahorrar $2'],
		['^Best price: you save (.+)$', 'Mejor precio: ahorra $1'],
	],
}

/** Each text with two letters after another; sizes and prices have none. */
const pseudo: SaidPhrases = [['^(.*[a-z]{2}.*)$', '[$1 one two]']]

type Colors = readonly Pick<SheetColorway, 'name'>[]

/** The names of colors, where the phrases above leave them: alone or last. */
const colorPhrases = (language: PageLanguage, colorways: Colors): SaidPhrases =>
	colorways.flatMap(({ name }) => {
		const own = colorIn(language, name)
		if (own === name) return []
		const pattern = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
		return [[`(^|, | en )${pattern}$`, `$1${own}`]]
	})

/** Undefined in English. @param colorways those of the product */
export function saidPhrases(language: PageLanguage, colorways: Colors): SaidPhrases | undefined {
	if (language === 'en') return undefined
	return language === 'en-XA' ? pseudo : [...viewPhrases[language], ...colorPhrases(language, colorways)]
}

/** The view with its texts in the language of the page. */
export function viewIn(language: PageLanguage, view: ProductView, colorways: Colors): ProductView {
	const said = saidPhrases(language, colorways)
	if (!said) return view
	const texts = Object.fromEntries(
		Object.entries(view.texts).map(([name, english]) => [name, saidIn(said, english)]),
	)
	// Cast: the same names.
	return { ...view, texts: texts as ProductView['texts'] }
}

/** A text of the view by these phrases. */
export const saidIn = (said: SaidPhrases, english: string): string =>
	said.reduce((text, [pattern, words]) => text.replace(new RegExp(pattern, 'g'), words), english)

/** `Dec 4 – Dec 8` or `4 dic – 8 dic` */
export const arrivalIn = (language: PageLanguage, days: { from: IsoDate; to: IsoDate }): string =>
	saidIn(saidPhrases(language, []) ?? [], formatArrival(days))
