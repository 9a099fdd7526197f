// What rules and the server say at players, review and proof, in Spanish beside their English.
import { messages as commentMessages } from '#comments/messages.ts'
import { colorNames } from '#designs/rules/colors.ts'
import { placeSaying, views } from '#designs/rules/place-phrases.ts'
import { lowerFirst, phrasesOf, type Phrase } from '#kit/language.ts'
import { match, sayingIn, upperFirst, type Saying } from '#kit/sayings.ts'
import { sumTextIn } from '#orders/rules/sum-phrases.ts'
import { spanishPart } from '#pricing/rules/decoration-phrases.ts'
import { teamSayings } from '#rosters/rules/note-phrases.ts'
import { notedRule, spanishGame, spanishRule, spanishRuleNote } from '#sports/spanish-rules.ts'
import { color, inSentence, method, methods, onView } from './finding-parts.ts'
import { findingSayings } from './finding-phrases.ts'
import { wordIn } from './spanish-words.ts'

const ofPlayers: readonly Saying[] = [
	[
		/^The name is longer than (\d+) characters\.$/,
		([most = '']) => `El nombre tiene más de ${most} caracteres.`,
	],
	[/^The number has one or two digits\.$/, () => 'El número tiene uno o dos dígitos.'],
	[/^Choose a size\.$/, () => 'Elija una talla.'],
	[
		/^We do not make size (.+) of this product\.$/,
		([size = '']) => `No hacemos la talla ${size} de este producto.`,
	],
	...teamSayings,
]

/** A zone's color, or the pattern that is printed on it. */
function faultIn(fault: string): string {
	const pattern = /^the pattern (.+) is printed on it$/.exec(fault)?.[1]
	if (pattern !== undefined) return `lleva impreso el estampado ${inSentence(pattern)}`
	const found = /^the (.+) (?:is|are) (.+)$/.exec(fault)
	return found ? `${inSentence(found[1] ?? '')}: ${color(found[2] ?? '')}` : fault
}

const faultsIn = (sentence: string): string =>
	upperFirst(
		lowerFirst(sentence)
			.split(/(?:, | and )(?=the )/)
			.map(faultIn)
			.join('; '),
	)

/** The rule alone, or after what breaks it. */
function legalityIn([head = '', source = '', from = '']: readonly string[]): string {
	const at = head.indexOf('. ')
	const [fault, rule] = at < 0 ? ['', head] : [head.slice(0, at), head.slice(at + 2)]
	return [...(fault ? [faultsIn(fault)] : []), spanishRule(rule), spanishRuleNote(source, from)].join('. ')
}

const legality: readonly Saying[] = [
	[/^(high school|college|club) (\w+)$/, ([level = '', sport = '']) => spanishGame(level, sport)],
	[
		/^Make it (solid )?([a-z ]+)$/,
		([solid = '', name = '']) => `Ponerla de color ${color(name)}${solid ? ' liso' : ''}`,
	],
	[
		match(
			`The number in (.+) on (.+) has a contrast of ([\\d.]+):1; (\\d+):1 is clear\\. (.+)\\. ${notedRule}`,
		),
		([letters = '', cloth = '', ratio = '', clear = '', rule = '', source = '', from = '']) =>
			`El número en ${color(letters)} sobre ${color(cloth)} tiene un contraste de ${ratio}:1; ${clear}:1 es claro. ${spanishRule(rule)}. ${spanishRuleNote(source, from)}`,
	],
	[match(`(.+)\\. ${notedRule}`), legalityIn],
]

/** "the team name on the back (Jersey)", or the name of art. */
function whatIn(english: string): string {
	const found = match(`(?:the )?(.+?)(?: on the (${views}))?(?: \\(([^()]+)\\))?`).exec(english)
	if (!found) return english
	const [, what = '', view, piece] = found
	const name = wordIn(upperFirst(what)) === upperFirst(what) ? what : inSentence(what)
	return `${name}${view ? ` ${onView(view)}` : ''}${piece ? ` (${wordIn(piece)})` : ''}`
}

const cheaper: readonly Saying[] = [
	[
		match(`(${methods}) instead of (${methods}) for (.+) saves (\\$[\\d,.]+) on this order\\.`, 'i'),
		([after = '', before = '', what = '', saves = '']) =>
			`${upperFirst(method(after))} en lugar de ${method(before)} ahorra ${saves} en este pedido: ${whatIn(what)}.`,
	],
	[
		match(`(${methods}) for (.+)`, 'i'),
		([name = '', what = '']) => `${upperFirst(method(name))}: ${whatIn(what)}`,
	],
]

/** A part of why a proposed design is as it is. */
const reasonParts: readonly Saying[] = [
	[/^(.+) dyed in$/, ([pattern = '']) => `${inSentence(pattern)} teñido en la tela`],
	[
		/^the (number|team name|player name) in (.+) has a contrast of ([\d.]+:1)$/,
		([what = '', letters = '', ratio = '']) =>
			`${inSentence(what)} en ${color(letters)} con un contraste de ${ratio}`,
	],
	[
		/^(.+?)(?: for the (.+?))?(?: \(([^()]+)\))?$/,
		([art = '', nickname = '', place = '']) =>
			`${art === 'your logo' ? 'su logo' : art}${nickname ? ` para ${nickname}` : ''}${place ? ` (${inSentence(place)})` : ''}`,
	],
]

const legalAt = / legal (at home|away) by (.+), as of (\d{4})$/

function reasonIn([cloth = '', rest = '']: readonly string[]): string {
	const rule = legalAt.exec(rest)
	const parts = rest
		.replace(legalAt, '')
		.split(/, ?/)
		.filter((part) => part !== '')
		.map((part) => sayingIn(reasonParts, part) ?? part)
	const side = rule?.[1] === 'away' ? 'de visitante' : 'de local'
	const legal = rule ? [`permitido ${side} según ${rule[2] ?? ''}, desde ${rule[3] ?? ''}`] : []
	return `${[upperFirst(color(cloth)), ...parts, ...legal].join(', ')}.`
}

const proposals: readonly Saying[] = [[match(`(${colorNames().join('|')})((?:, .+)?)\\.`, 's'), reasonIn]]

const proof: readonly Saying[] = [
	[
		/^The proof could not be made\. Please try again; if it fails again, write to us\.$/,
		() => 'La prueba no se pudo hacer. Inténtelo otra vez; si vuelve a fallar, escríbanos.',
	],
]

const sayings: readonly Saying[] = [
	...findingSayings,
	...ofPlayers,
	...legality,
	...cheaper,
	...proposals,
	placeSaying,
	...proof,
]

/** What pieces of a kit have in common: `Jersey, Pants: choose a size.` */
function ofPieces(message: string): string | undefined {
	const [, pieces, rest] = /^([^:]+): (.+)$/s.exec(message) ?? []
	const said = rest && sayingIn(sayings, upperFirst(rest))
	return said && pieces && `${pieces.split(', ').map(wordIn).join(', ')}: ${lowerFirst(said)}`
}

/** A sentence or label of the checks and rules; undefined for any other. */
export const findingIn = (message: string): string | undefined =>
	sayingIn(sayings, message) ?? ofPieces(message)

/** A line of a price or a sum; what is no text of the shop stays as it is. */
export const priceTextIn = (text: string): string => {
	const label = wordIn(text)
	if (label !== text) return label
	const part = spanishPart(text)
	return part ? part.named + part.words : sumTextIn('es', text.replace(/^Size /, 'Talla '))
}

const { signIn, notFound } = commentMessages

/** What the server refuses about comments. */
export const commentRefusals: readonly Phrase[] = phrasesOf(
	{ signIn, notFound },
	{
		signIn: 'Inicie sesión para ver los comentarios sobre sus diseños.',
		notFound: 'Este comentario ya no existe.',
	},
)
