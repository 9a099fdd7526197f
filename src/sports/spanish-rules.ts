// The rules of sports in Spanish by their English, which stands in the sports' records.
import { sportNames } from './sport-texts.ts'

const rules: Readonly<Record<string, string>> = {
	'Two players of one team cannot wear the same number':
		'Dos jugadores de un equipo no pueden llevar el mismo número',
	'A basketball team cannot have both 0 and 00':
		'Un equipo de baloncesto no puede tener a la vez el 0 y el 00',
	'A softball team cannot have both 0 and 00': 'Un equipo de sóftbol no puede tener a la vez el 0 y el 00',
	'Football numbers run from 0 to 99 without a leading zero':
		'En el fútbol americano los números van del 0 al 99, sin cero al principio',
	'High school basketball numbers use the digits 0 to 5 only: 0, 00, 1–5, 10–15, 20–25, up to 55':
		'En el baloncesto escolar los números usan solo los dígitos del 0 al 5: 0, 00, 1–5, 10–15, 20–25, hasta 55',
	'College basketball numbers are 0, 00 and 1 to 99 without a leading zero':
		'En el baloncesto universitario los números son el 0, el 00 y del 1 al 99, sin cero al principio',
	'Baseball numbers are plain Arabic digits': 'En el béisbol los números son simples dígitos arábigos',
	'Hockey numbers are plain digits': 'En el hockey los números son simples dígitos',
	"Boys' lacrosse numbers run from 0 to 99; 00, 01, 02 and so on are not legal":
		'En el lácrosse varonil los números van del 0 al 99; 00, 01, 02 y así sucesivamente no se permiten',
	'Soccer numbers are Arabic digits': 'En el fútbol los números son dígitos arábigos',
	'Softball numbers are one or two plain digits': 'En el sóftbol los números son uno o dos simples dígitos',
	'Volleyball numbers are 00 and 0 to 99; from the 2028-29 season no number may begin with a zero but 0 itself':
		'En el voleibol los números son el 00 y del 0 al 99; desde la temporada 2028-29 ninguno puede empezar con cero, salvo el 0',
	'Club volleyball numbers run from 1 to 99': 'En el voleibol de clubes los números van del 1 al 99',
	'Home jerseys are all the same dark color that clearly contrasts with white':
		'Las camisetas de local son todas del mismo color oscuro, que contrasta claramente con el blanco',
	'The body of visitors’ jerseys is white from shoulders to hem, with a side seam of at most 4 inches':
		'El cuerpo de las camisetas de visitante es blanco de los hombros al borde inferior, con una costura lateral de 4 pulgadas como máximo',
	'The whole body of the number is one color that clearly contrasts with the jersey; a border does not count':
		'Todo el cuerpo del número es de un color que contrasta claramente con la camiseta; un borde no cuenta',
	'The torso of home jerseys is white': 'El torso de las camisetas de local es blanco',
	'The torso of visitors’ jerseys is a contrasting dark color':
		'El torso de las camisetas de visitante es de un color oscuro que contrasta',
	'The number is of one solid color that contrasts with the shirt':
		'El número es de un solo color liso que contrasta con la camiseta',
	'The home team wears white or light jerseys': 'El equipo local lleva camisetas blancas o claras',
	'The visiting team wears dark jerseys': 'El equipo visitante lleva camisetas oscuras',
	'The color of the numbers contrasts with the color of the jersey':
		'El color de los números contrasta con el de la camiseta',
	'In boys’ lacrosse the home team wears white jerseys of a single, solid color':
		'En el lácrosse varonil el equipo local lleva camisetas blancas de un solo color liso',
	'In boys’ lacrosse the visiting team wears jerseys of a single, solid color that is not white':
		'En el lácrosse varonil el equipo visitante lleva camisetas de un solo color liso que no es blanco',
	'The number contrasts with the body of the jersey': 'El número contrasta con el cuerpo de la camiseta',
	'The home team wears dark jerseys and socks: a color that contrasts with white':
		'El equipo local lleva camisetas y medias oscuras: un color que contrasta con el blanco',
	'The visiting team wears solid white jerseys and socks':
		'El equipo visitante lleva camisetas y medias blancas lisas',
	'Color and brightness of the numbers contrast with those of the jersey':
		'El color y el brillo de los números contrastan con los de la camiseta',
}

/** A rule as its record words it. */
export const spanishRule = (rule: string): string => rules[rule] ?? rule

const levels: Readonly<Record<string, string>> = {
	'high school': 'escolar',
	college: 'universitario',
	club: 'de clubes',
}

const names: Readonly<Record<string, string>> = sportNames.es

/** `fútbol americano escolar` @param sport its slug or its name in lower case */
export const spanishGame = (level: string, sport: string): string =>
	`${(names[sport] ?? sport).toLowerCase()} ${levels[level.toLowerCase()] ?? level}`

/** The source and date of a rule, as `ruleNote` words them: two parts of a pattern. */
export const notedRule = String.raw`(.+?), as of (\d{4}): check with your state association`

/** `as of` and what stands around it: the source and date of a rule. */
export const spanishRuleNote = (source: string, from: string): string =>
	`${source.replace('as a uniform decorator sums them up', 'según el resumen de un decorador de uniformes')}, desde ${from}: consulte a la asociación de su estado`
