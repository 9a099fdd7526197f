// The words by which a product of Shopify is given a garment, a sport, colors and sizes of the shop.
import { garmentOf } from '#catalog/rules/size-charts.ts'
import { teamColors, type TeamColorId } from '#garments/colors.ts'
import { templates } from '#garments/templates/index.ts'
import { isKnownSize, normalSize } from '#rosters/rules/cells.ts'
import { knownSports, type Sport } from '#sports/sports.ts'

/** Lower case, without accents, signs or double spaces: "T-Shirts / Größe" → "t shirts grosse". */
const plain = (text: string): string =>
	text
		.toLowerCase()
		.replaceAll('ß', 'ss')
		.normalize('NFD')
		.replaceAll(/\p{M}/gu, '')
		.replaceAll(/[^a-z0-9]+/g, ' ')
		.trim()

/** The first line that fits counts. A pattern that needs a sport gives `<sport>-<piece>`. */
const garments: readonly (readonly [RegExp, string | { piece: string }])[] = [
	[/\b(?:beanies?|toques?|tuques?|knit (?:hats?|caps?))\b/, 'beanie'],
	[/\b(?:hats?|caps?|snapbacks?|truckers?|headwear)\b/, 'snapback'],
	[/\b(?:quarter|qtr|1 4|half|1 2) zips?\b/, 'quarter-zip'],
	[/\b(?:hoodies?|hoody|hoodys|hooded)\b/, 'hoodie'],
	[/\b(?:pinn(?:ie|ies|y)|penn(?:y|ies))\b/, 'pinnie'],
	[/\b(?:jerseys?|uniform tops?)\b/, { piece: 'jersey' }],
	[/\bshorts\b/, { piece: 'shorts' }],
	[/\b(?:joggers?|sweat ?pants|track pants)\b/, 'joggers'],
	[/\bpants?\b/, { piece: 'pants' }],
	[/\bsocks?\b/, { piece: 'socks' }],
	[/\bpolos?\b/, 'polo'],
	[/\blong sleeves?\b/, 'long-sleeve-tee'],
	[/\b(?:sweatshirts?|crew ?necks?) (?:tees?|t ?shirts?)\b|\b(?:tees?|t ?shirts?)\b/, 'tee'],
	[/\b(?:sweatshirts?|crew ?necks?|crews|fleece)\b/, 'crewneck'],
	[/\bshirts?\b/, 'tee'],
]

const otherSportNames: Readonly<Record<string, Sport>> = { lax: 'lacrosse', futbol: 'soccer' }

/** A cap of baseball's shape is worn for any sport. */
const ofAnySport = /\bbaseball (?=hats?\b|caps?\b|tees?\b)/g

function sportIn(text: string): Sport | undefined {
	const words = new Set(plain(text).replaceAll(ofAnySport, '').split(' '))
	const other = Object.entries(otherSportNames).find(([word]) => words.has(word))
	return knownSports().find((sport) => words.has(sport)) ?? other?.[1]
}

function garmentIn(text: string, sport: Sport | undefined): string | undefined {
	const words = plain(text)
	const own = words.replaceAll(' ', '-')
	if (garmentOf(own)) return own
	const [, found] = garments.find(([pattern]) => pattern.test(words)) ?? []
	if (found === undefined || typeof found === 'string') return found
	if (sport === undefined) return undefined
	const isLong = found.piece === 'jersey' && /\blong sleeves?\b/.test(words)
	return [...(isLong ? [`${sport}-long-sleeve`] : []), `${sport}-${found.piece}`].find((id) => garmentOf(id))
}

/**
 * The garment that the first of the texts names (type, category, tags, title), and the first sport that one names; goods
 * without a sport are spirit wear. Both are undefined when no text names a garment of the shop.
 */
export function goodsIn(texts: readonly string[]): { garment?: string; sport?: string } {
	const sport = texts.map(sportIn).find((one) => one !== undefined)
	const garment = texts.map((text) => garmentIn(text, sport)).find((one) => one !== undefined)
	if (garment === undefined) return {}
	return { garment, sport: sport ?? templates[garment]?.sport ?? 'spirit' }
}

const optionNames = {
	size: ['size', 'grosse', 'groesse', 'taille', 'talla', 'tamano', 'tamanho', 'taglia', 'maat'],
	color: ['color', 'colour', 'colorway', 'farbe', 'couleur', 'cor', 'colore', 'kleur'],
} as const

/** "Shirt sizes" and "Talla" are sizes, "Team colour" and "Couleurs" colors. */
export function optionMeant(name: string): 'size' | 'color' | undefined {
	const words = plain(name).split(' ')
	const has = (names: readonly string[]) =>
		words.some((word) => names.includes(word) || (word.endsWith('s') && names.includes(word.slice(0, -1))))
	if (has(optionNames.size)) return 'size'
	return has(optionNames.color) ? 'color' : undefined
}

const oneSize = /^(?:one size(?: fits (?:all|most))?|os|osfa|osfm|uni(?:versal)?|unica|einheitsgrosse)$/

/** "Youth Small" → YS, "OSFA" → One Size; unknown sizes stay as they are written. */
export function sizeMeant(text: string): string {
	if (oneSize.test(plain(text))) return 'One Size'
	const size = normalSize(text)
	return isKnownSize(size) ? size : text
}

const colorNames: Readonly<Record<TeamColorId, readonly string[]>> = {
	black: ['jet black', 'negro', 'noir', 'schwarz'],
	charcoal: ['graphite', 'anthracite', 'dark gray', 'dark heather'],
	gray: ['gray', 'ash', 'heather', 'sport gray', 'gris', 'grau', 'steel', 'stone'],
	silver: ['platinum'],
	white: ['blanco', 'blanc', 'weiss'],
	cream: ['natural', 'ivory', 'sand', 'bone', 'oatmeal'],
	navy: ['navy blue', 'midnight', 'midnight navy'],
	royal: ['blue', 'royal blue', 'cobalt', 'azul', 'bleu', 'blau'],
	sky: ['carolina', 'light blue', 'sky blue', 'columbia blue', 'columbia', 'powder blue', 'baby blue'],
	teal: ['turquoise', 'aqua'],
	forest: ['forest green', 'dark green', 'hunter', 'hunter green', 'pine'],
	kelly: ['green', 'kelly', 'irish green', 'verde', 'vert', 'grun'],
	red: ['red', 'bright red', 'rojo', 'rouge', 'rot'],
	cardinal: ['cardinal red', 'crimson', 'dark red'],
	maroon: ['burgundy', 'wine', 'garnet'],
	orange: ['texas orange', 'burnt orange', 'naranja'],
	gold: ['gold', 'yellow', 'old gold', 'amarillo', 'jaune', 'gelb'],
	vegas: ['tan', 'khaki', 'beige'],
	purple: ['violet', 'morado', 'lila'],
	brown: ['chocolate', 'marron', 'braun'],
}

const colorByName = new Map<string, TeamColorId>(
	teamColors.flatMap(({ id, name }) => [id, name, ...colorNames[id]].map((one) => [plain(one), id] as const)),
)

const shades = /\b(?:heather(?:ed)?|true|solid|vintage|athletic|team|deep|bright|classic|dark|light)\b/g

function colorOf(text: string): TeamColorId | undefined {
	const name = plain(text).replaceAll('grey', 'gray')
	return colorByName.get(name) ?? colorByName.get(name.replaceAll(shades, '').replaceAll(/\s+/g, ' ').trim())
}

/** The team colors of a color's name: "Navy / Gold" has two, "Heather Grey" one; undefined for an unknown one. */
export function colorMeant(text: string): { primary: TeamColorId; secondary?: TeamColorId } | undefined {
	const whole = colorOf(text)
	if (whole) return { primary: whole }
	const [first = '', second] = text.split(/\/|&|\+|,|-|\b(?:and|with)\b/i)
	const [primary, secondary] = [colorOf(first), second === undefined ? undefined : colorOf(second)]
	if (!primary || (second !== undefined && !secondary)) return undefined
	return { primary, ...(secondary && { secondary }) }
}

/** The color that a title ends or begins with: "Booster Hoodie - Navy Blue"; undefined without one. */
export function colorInTitle(title: string): string | undefined {
	const parts = title
		.split(/\s[-–—|]\s|[()]/)
		.map((part) => part.trim())
		.filter((part) => part !== '')
	const part = parts.toReversed().find((one) => colorMeant(one))
	if (part !== undefined) return part
	const words = title.trim().split(/\s+/)
	const runs = [words.slice(-2), words.slice(0, 2), words.slice(-1), words.slice(0, 1)]
	return runs.map((run) => run.join(' ')).find((run) => colorMeant(run))
}
