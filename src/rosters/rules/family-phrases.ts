// What the use cases of rosters refuse and report to families, in Spanish.
import type { Phrase, Phrases } from '#kit/language.ts'

const state = 'consulte a la asociación de su estado'
/** The source and date at the end of a number rule. */
const source = String.raw` \((.+), as of (.+): check with your state association\)\.$`
const rule = (english: string, spanish: string): Phrase => [
	new RegExp(`^${english}${source}`),
	`${spanish} ($1, desde $2: ${state}).`,
]

const noLetters = 'Nuestras letras no tienen $1'
const advice = [
	[
		'They print Latin letters: type it in those, the way it should be printed.',
		'Solo imprimen letras latinas: escríbalo con ellas, tal como debe imprimirse.',
	],
	['Leave it out, or write it in letters.', 'Quítelo o escríbalo con letras.'],
] as const

/** Also of orders: a name that cannot be printed. */
export const letterPhrases: readonly Phrase[] = advice.flatMap(([english, spanish]): Phrase[] => [
	[new RegExp(`^Our fonts have no (.+) and (\\d+) more\\. ${english}`), `${noLetters} y $2 más. ${spanish}`],
	[new RegExp(`^Our fonts have no (.+)\\. ${english}`), `${noLetters}. ${spanish}`],
])

const phrases: readonly Phrase[] = [
	[
		/^This link does not work\. Ask your coach for a new one\.$/,
		'Este enlace no funciona. Pídale uno nuevo al entrenador.',
	],
	[
		/^This link has expired\. Ask your coach for a new one\.$/,
		'Este enlace venció. Pídale uno nuevo al entrenador.',
	],
	[
		/^That was very often within the hour\. Please wait a little and try again\.$/,
		'Lo intentó muchas veces en una hora. Espere un poco y vuelva a intentarlo.',
	],
	[/^The name is missing\.$/, 'Falta el nombre.'],
	[/^The number is missing\.$/, 'Falta el número.'],
	[/^Choose a jersey size\.$/, 'Elija una talla de camiseta.'],
	[
		/^“(.*)” is what a formula left behind\. Expected a name: type it in\.$/,
		'“$1” es un error de una fórmula. Escriba el nombre.',
	],
	[
		/^The name has (\d+) characters; at most (\d+) fit\.$/,
		'El nombre tiene $1 caracteres; caben $2 como máximo.',
	],
	[
		/^“(.*)” is not a number\. Expected one or two digits\.$/,
		'“$1” no es un número. Escriba uno o dos dígitos.',
	],
	[/^“(.*)” is not a size we make\. Expected (.+) to (.+)\.$/, 'No hacemos la talla “$1”. Elija de $2 a $3.'],
	[
		/^Number (\d+) is already taken on this team\. Choose another, or keep (\d+)\.$/,
		'El número $1 ya está ocupado en este equipo. Elija otro o quédese con el $2.',
	],
	[
		/^Number (\d+) is already taken on this team\. Choose another\.$/,
		'El número $1 ya está ocupado en este equipo. Elija otro.',
	],
	rule('A(?:.*) team cannot have both 0 and 00', 'Un equipo no puede tener a la vez el 0 y el 00'),
	rule(
		'High school basketball numbers use the digits 0 to 5 only: 0, 00, 1–5, 10–15, 20–25, up to 55',
		'En el baloncesto escolar los números usan solo los dígitos del 0 al 5: 0, 00, 1–5, 10–15, 20–25, hasta 55',
	),
	rule(
		'Football numbers run from 0 to 99 without a leading zero',
		'En el fútbol americano los números van del 0 al 99, sin cero al principio',
	),
	rule(
		"Boys' lacrosse numbers run from 0 to 99; 00, 01, 02 and so on are not legal",
		'En el lacrosse los números van del 0 al 99; 00, 01, 02 y así sucesivamente no se permiten',
	),
	rule(
		'Volleyball numbers are 00 and 0 to 99; from the 2028-29 season no number may begin with a zero but 0 itself',
		'En el voleibol los números son el 00 y del 0 al 99; desde la temporada 2028-29 ninguno puede empezar con cero, salvo el 0',
	),
	rule('(?:.*)numbers are (?:.*)digits', 'Los números llevan uno o dos dígitos arábigos'),
	...letterPhrases,
]

export const rosterPhrases: Phrases = { phrases, fallback: 'Revise este dato.' }
