// Parts of the checks' sentences in Spanish: slots, sides, colors, methods and places, as the sentences name them.
import { spanishColor } from '#garments/color-names.ts'
import { lowerFirst } from '#kit/language.ts'
import { upperFirst } from '#kit/sayings.ts'
import { spanishLocations, spanishMethods } from '#pricing/rules/spanish-decorations.ts'
import { wordIn } from './spanish-words.ts'

export const slots = 'Team name|Player name|Number'
export const methods = 'screen print|embroidery|tackle twill|sublimation'

const onViews: Readonly<Record<string, string>> = {
	front: 'en el frente',
	back: 'en la espalda',
	'left side': 'en el lado izquierdo',
	'right side': 'en el lado derecho',
}
/** `on the back` */
export const onView = (view: string): string => onViews[view] ?? view

const ofViews: Readonly<Record<string, string>> = { front: 'del frente', back: 'de la espalda' }
/** `the front number` */
export const ofView = (view: string): string => ofViews[view] ?? view

export const method = (name: string): string => spanishMethods[name.toLowerCase()] ?? name
/** With its article. */
export const theMethod = (name: string): string =>
	`${/^(?:screen|sublimation)/i.test(name) ? 'la' : 'el'} ${method(name)}`

/** A color within a sentence: `close to Navy`. */
export const color = (name: string): string =>
	lowerFirst(spanishColor(name) ?? name).replace(/^parecido/, 'un color parecido')

/** A name of a zone, a print area or a slot within a sentence. */
export const inSentence = (name: string): string => lowerFirst(wordIn(upperFirst(name)))

const seams: Readonly<Record<string, string>> = {
	'side seam': 'la costura lateral',
	'shoulder seam': 'la costura del hombro',
	'sleeve seam': 'la costura de la manga',
	'arm opening': 'la sisa',
	'side panel’s seam': 'la costura del panel lateral',
	'waistband’s seam': 'la costura de la pretina',
	'hem band’s seam': 'la costura de la franja del borde',
	hem: 'la orilla inferior',
	'yoke seam': 'la costura del canesú',
	'sleeve’s end': 'la orilla de la manga',
	'center seam': 'la costura central',
	inseam: 'la costura de la entrepierna',
	'laced slit': 'la abertura con cordones',
	zip: 'la línea del cierre',
	pocket: 'la costura del bolsillo',
	placket: 'la tapeta',
	'fight strap': 'la correa de pelea',
	fly: 'la bragueta',
	'laced fly': 'la bragueta con cordones',
}
/** With its article. */
export const seam = (name: string): string => seams[name] ?? name

/** The place of a decoration. */
export const location = (name: string): string => spanishLocations[name.toLowerCase()] ?? inSentence(name)

const effects: Readonly<Record<string, string>> = {
	inline: 'la línea interior',
	gradient: 'el degradado',
	bevel: 'el relieve',
	'stroke under the name': 'el trazo bajo el nombre',
}
export const effect = (name: string): string => effects[name] ?? name

/** A line of letters at the start of a sentence, or the name of art. */
export const item = wordIn
