// What rules say beside the fields of the steps, in Spanish beside their English.
import type { Phrase } from '#kit/language.ts'
import { letterPhrases } from '#rosters/rules/family-phrases.ts'
import { uploadPhrases } from './upload-phrases.ts'

const prices: readonly Phrase[] = [
	[/^(\d+) more to save (.+)$/, '$1 más para ahorrar $2'],
	[/^(\d+) more pieces to save (.+)$/, '$1 piezas más para ahorrar $2'],
]

/** In the lettering of digits. */
const digits: readonly Phrase[] = [
	[
		/^Only the digits 0 to 9 are in (.+)\. Type digits, or choose another lettering for “(.*)”\.$/s,
		'$1 solo tiene los dígitos del 0 al 9. Escriba dígitos o elija otro tipo de letra para “$2”.',
	],
]

const flat = '(\\d+) flat colors?'
const lost = 'se pierden las sombras y los detalles finos. Revise la vista previa.'
const manyColors = 'Esta imagen tiene muchos colores, como una foto.'

const tiles: readonly Phrase[] = [
	[
		/^The colors of this picture are not known here, so it keeps its own colors\. Upload it again to change them\.$/,
		'Aquí no se conocen los colores de esta imagen, así que conserva los suyos. Súbala otra vez para cambiarlos.',
	],
	[
		/^This picture has one color, so there is one color to choose\.$/,
		'Esta imagen tiene un color, así que hay un color para elegir.',
	],
	[
		/^This picture has many colors, like a photo\. It is reduced to 1 flat color; .+$/,
		`${manyColors} Se reduce a 1 color liso; ${lost}`,
	],
	[
		new RegExp(`^This picture has many colors, like a photo\\. It is reduced to ${flat}; .+$`),
		`${manyColors} Se reduce a $1 colores lisos; ${lost}`,
	],
	[
		/^The (\d+) colors of this picture become 1 flat color\. Check the preview\.$/,
		'Los $1 colores de esta imagen se vuelven 1 color liso. Revise la vista previa.',
	],
	[
		new RegExp(`^The (\\d+) colors of this picture become ${flat}\\. Check the preview\\.$`),
		'Los $1 colores de esta imagen se vuelven $2 colores lisos. Revise la vista previa.',
	],
	...Object.entries({
		edges: 'Los bordes',
		'left and right edges': 'Los bordes izquierdo y derecho',
		'top and bottom edges': 'Los bordes de arriba y de abajo',
	}).map(([english, spanish]): Phrase => [
		new RegExp(`^The ${english} of this picture do not match, so lines show between the repeats\\.$`),
		`${spanish} de esta imagen no coinciden, así que se ven líneas entre las repeticiones.`,
	]),
]

export const fieldsPhrases: readonly Phrase[] = [
	...prices,
	...digits,
	...letterPhrases,
	...tiles,
	...uploadPhrases,
]
