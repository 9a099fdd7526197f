// The page that starts a new season in every language, and what it says and refuses. Names of products, logos and add-ons
// are data.
import { designPhrases } from '#designs/rules/design-phrases.ts'
import { messages } from '#designs/messages.ts'
import { slotNames } from '#garments/template.ts'
import {
	phrasesOf,
	pluralIn,
	readerLanguage,
	type PageLanguage,
	type Phrase,
	type Phrases,
} from '#kit/language.ts'
import { counted } from '#kit/plural.ts'
import { messageIn, translations } from '#kit/translations.ts'
import { decorationMethodNames, productionMethodNames } from '#pricing/rules/decorations.ts'

type NewSeasonTexts = {
	breadcrumb: string
	home: string
	myDesigns: string
	crumb: string
	title: string
	description: string
	over: string
	back: string
	gallery: string
	/** `from` is null where the design is called as its product. */
	lead: (made: string, from: string | null) => string
	same: string
	changes: string
	season: string
	seasonHint: (from: number) => string
	noSeason: string
	players: (count: number) => string
	playersHint: string
	start: string
	notStarted: string
}

export const newSeasonTexts = translations<NewSeasonTexts>({
	en: {
		breadcrumb: 'Breadcrumb',
		home: 'Home',
		myDesigns: 'My Designs',
		crumb: 'New season',
		title: 'Start from last season’s',
		description: 'A new design made from an earlier one.',
		over: 'This design cannot be made any more',
		back: 'Back to My Designs',
		gallery: 'Designs to start from',
		lead: (made, from) =>
			`A new design for ${made}${from === null ? '' : `, made from “${from}”`}. The earlier design, its orders and its proof stay as they are.`,
		same: 'The product takes all of it as before.',
		changes: 'What will be different',
		season: 'Season',
		seasonHint: (from) => `The year in its texts, in place of ${from}. Founding years and old titles stay.`,
		noSeason: 'None of its texts names the season.',
		players: (count) => `Copy the ${counted(count, 'player')}`,
		playersHint: 'Left off, the new design begins without players.',
		start: 'Start the new design',
		notStarted: messages.newSeasonFailed,
	},
	es: {
		breadcrumb: 'Ruta de la página',
		home: 'Inicio',
		myDesigns: 'Mis diseños',
		crumb: 'Nueva temporada',
		title: 'Partir del diseño de la temporada pasada',
		description: 'Un diseño nuevo hecho a partir de uno anterior.',
		over: 'Este diseño ya no se puede hacer',
		back: 'Volver a Mis diseños',
		gallery: 'Diseños para empezar',
		lead: (made, from) =>
			`Un diseño nuevo para ${made}${from === null ? '' : `, hecho a partir de “${from}”`}. El diseño anterior, sus pedidos y su prueba se quedan como están.`,
		same: 'El producto lo lleva todo como antes.',
		changes: 'Qué va a cambiar',
		season: 'Temporada',
		seasonHint: (from) =>
			`El año en sus textos, en lugar de ${from}. Los años de fundación y los títulos antiguos se quedan.`,
		noSeason: 'Ninguno de sus textos nombra la temporada.',
		players: (count) =>
			pluralIn('es', count, { one: 'Copiar a su único jugador', other: `Copiar a los ${count} jugadores` }),
		playersHint: 'Sin marcarlo, el diseño nuevo empieza sin jugadores.',
		start: 'Empezar el diseño nuevo',
		notStarted: 'No se empezó la nueva temporada',
	},
})

const { seasonYear, noSuccessor } = messages

export const newSeasonPhrases: Phrases = {
	phrases: [
		...phrasesOf(
			{ seasonYear, noSuccessor },
			{
				seasonYear: 'Escriba el año de la temporada, como 2027.',
				noSuccessor:
					'Su producto ya no se vende, y ningún otro que vendemos se hace con la misma prenda. Elija un producto y empiece un diseño nuevo.',
			},
		),
		...designPhrases.phrases,
	],
	fallback: designPhrases.fallback,
}

const spanishMethods = {
	screen: 'la serigrafía',
	embroidery: 'el bordado',
	tackle_twill: 'el tackle twill cosido',
	sublimation: 'la sublimación',
} as const satisfies Record<keyof typeof productionMethodNames, string>

const methodNames = Object.entries(productionMethodNames).map(([method, name]): readonly [string, string] => [
	name.toLowerCase(),
	// Cast: keys of the same table.
	spanishMethods[method as keyof typeof spanishMethods],
])
const otherMethods = methodNames.filter(([name]) =>
	Object.values(decorationMethodNames).some((one) => one.toLowerCase() === name),
)

/** Of one method, and of one in place of another. What stands before them stays. */
const ofMethods: Phrase[] = otherMethods.flatMap(([name, spanish]): Phrase[] => [
	[
		new RegExp(String.raw`: ${name} is not offered on this product\. Left out\.$`),
		`: este producto no ofrece ${spanish}. Se quita.`,
	],
	...methodNames.map(([instead, spanishInstead]): Phrase => [
		new RegExp(String.raw`: ${name} is not offered on this product, ${instead} is\.$`),
		`: este producto no ofrece ${spanish}, pero sí ${spanishInstead}.`,
	]),
])

/** No pattern starts at the first letter: in a kit the piece's name stands before each sentence. */
const changePhrases: readonly Phrase[] = [
	...ofMethods,
	[/: this product is not decorated there\. Left out\.$/, ': este producto no se decora ahí. Se quita.'],
	[/ is not made for this garment: left out\.$/, ': no se hace para esta prenda. Se quita.'],
	[
		/This product takes no names and numbers of players: left out\.$/,
		'Este producto no lleva nombres ni números de jugadores. Se quitan.',
	],
	[
		/The uploaded pattern: this product cannot be printed with one\. Left out\.$/,
		'El estampado que subió: este producto no se puede imprimir con uno. Se quita.',
	],
	[
		/The uploaded pattern: you may not use it\. Left out\.$/,
		'El estampado que se subió: usted no puede usarlo. Se quita.',
	],
	[
		/(\d+) logos? that you may not use: left out\. Upload it again\.$/,
		'Logos que usted no puede usar: $1. Se quitan; súbalos otra vez.',
	],
	[
		/(\d+) players? had a size that is not made any more\. Choose a new one\.$/,
		'Jugadores con una talla que ya no se hace: $1. Elija otra.',
	],
	[
		/(.+) is no longer sold\. The new design is for (.+), which is the same garment\.$/,
		'$1 ya no se vende. El diseño nuevo es para $2, que es la misma prenda.',
	],
	[/: “(.*)” becomes “(.*)”\.$/, ': “$1” pasa a ser “$2”.'],
]

const spanishParts: Readonly<Record<string, string>> = {
	[slotNames.team]: 'Nombre del equipo',
	[slotNames.name]: 'Nombre del jugador',
	[slotNames.number]: 'Número',
	'A further decoration': 'Otra decoración',
	'An add-on': 'Un complemento',
}
const part = new RegExp(`^((?:[^:“]+: )?)(${Object.keys(spanishParts).join('|')}): `)

/** What becomes different, as the plan says it in English. */
export function seasonChangeIn(language: PageLanguage, change: string): string {
	const said = messageIn(language, change, { phrases: changePhrases, fallback: change })
	if (readerLanguage(language) === 'en') return said
	return said.replace(part, (_all, piece: string, name: string) => `${piece}${spanishParts[name] ?? name}: `)
}
