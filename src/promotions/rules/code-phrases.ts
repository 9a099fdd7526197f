// What a buyer reads about a promotion code, in Spanish beside its English. Names of promotions and goods are data.
import { dayInWords, listIn, phrase, type PageLanguage, type Phrase, type Phrases } from '#kit/language.ts'
import { messageIn } from '#kit/translations.ts'
import { sportIn } from '#sports/sport-names.ts'
import { messages } from '../messages.ts'

const phrases: readonly Phrase[] = [
	phrase(messages.codeMissing, 'Primero escriba un código.'),
	phrase(messages.tooManyCodes, 'Probó muchos códigos. Espere una hora e inténtelo otra vez.'),
	[
		/^We do not know the code (.+)\. Check its spelling\.$/,
		'No conocemos el código $1. Revise cómo está escrito.',
	],
	[/^The code (\S+) ended on (.+)\.$/, 'El código $1 terminó el $2.'],
	[/^The code (\S+) is no longer valid\.$/, 'El código $1 ya no vale.'],
	[
		/^The code (\S+) has been used as often as it can be\.$/,
		'El código $1 ya se usó todas las veces posibles.',
	],
	[
		/^You have used the code (\S+) before\. It is valid once per person\.$/,
		'Usted ya usó el código $1. Vale una vez por persona.',
	],
	[
		/^You have used the code (\S+) (\S+) times, which is as often as it can be\.$/,
		'Usted usó el código $1 $2 veces, y no se puede usar más.',
	],
	[
		/^The code (\S+) is for (.+)\. Sign in with your account to use it\.$/,
		'El código $1 es para $2. Inicie sesión en su cuenta para usarlo.',
	],
	[
		/^The code (\S+) is for orders in a team’s portal that is not this one\.$/,
		'El código $1 es para pedidos en el portal de un equipo, que no es este.',
	],
	[
		/^The code (\S+) is for (.+); your cart has none of them yet\.$/,
		'El código $1 es para $2; en su carrito todavía no hay nada de eso.',
	],
	[/^The code (\S+) is for (.+)\.$/, 'El código $1 es para $2.'],
	[
		/^The code (\S+) is valid from (\S+) units?: (.+) to go\.$/,
		'El código $1 vale desde $2 unidades: faltan $3.',
	],
	[/^The code (\S+) is valid from (\$\S+): (.+) to go\.$/, 'El código $1 vale desde $2: faltan $3.'],
	[/^The code (\S+) is valid from (.+)\.$/, 'El código $1 vale desde el $2.'],
	[
		/^Your quantity or team discount saves you more than the code (\S+), so it counts instead\.$/,
		'Su descuento por cantidad o de equipo le ahorra más que el código $1, así que vale ese.',
	],
	[
		/^(.+) saves you more than the code (\S+), so it counts instead\.$/,
		'$1 le ahorra más que el código $2, así que vale en su lugar.',
	],
	[
		/^The code (\S+) makes shipping free, and this order already ships for free\.$/,
		'El código $1 da envío gratis, y este pedido ya se envía gratis.',
	],
	[
		/^(.+) counts instead of a quantity or team discount, because it saves you more\.$/,
		'$1 vale en lugar de un descuento por cantidad o de equipo, porque le ahorra más.',
	],
]

const said: Phrases = { phrases, fallback: 'Este código no vale para su carrito.' }

const roles: Readonly<Record<string, string>> = {
	coaches: 'entrenadores',
	'school administrators': 'administradores de escuelas',
	players: 'jugadores',
	'customers without a team role': 'clientes que no son de un equipo',
}
const isRole = (word: string): boolean => Object.hasOwn(roles, word)

/** The parts of `coaches, players and …`. */
const partsOf = (list: string): string[] => list.split(/, | and /)

/** One kind of goods: of sports, of collections or a number of products. */
function kindIn(goods: string): string {
	const [, collections] = /^the collections? (.+)$/.exec(goods) ?? []
	if (collections !== undefined)
		return `${goods.startsWith('the collections') ? 'las colecciones' : 'la colección'} ${listIn('es', partsOf(collections))}`
	const [, number, what] = /^(\S+) (collections?|products?)$/.exec(goods) ?? []
	if (number !== undefined && /^\d/.test(number))
		return `${number} ${what?.startsWith('c') ? 'colecciones' : 'productos'}`
	const [, sports] = /^(.+) products$/.exec(goods) ?? []
	if (sports === undefined) return goods === 'goods' ? 'otros artículos' : listIn('es', partsOf(goods))
	return `productos de ${listIn(
		'es',
		partsOf(sports).map((name) => sportIn('es', name)),
	)}`
}

/** Whom or what a code is for. */
function forIn(whom: string): string {
	const parts = partsOf(whom)
	if (parts.every(isRole))
		return listIn(
			'es',
			parts.map((part) => roles[part] ?? part),
		)
	return whom.split(' that are among ').map(kindIn).join(' que estén en ')
}

const isFor =
	/^(The code \S+ is for )(.+?)(\.|; your cart has none of them yet\.|\. Sign in with your account to use it\.)$/
const ofOtherPortal = /that is not this one\.$/
const dated =
	/^(The code \S+ (?:ended on|is valid from) )((?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4})\.$/

/** The message with its day, its roles or its goods in Spanish. */
function withSpanishParts(message: string): string {
	if (ofOtherPortal.test(message)) return message
	const [, before = '', whom = '', after = ''] = isFor.exec(message) ?? []
	if (whom !== '') return before + forIn(whom) + after
	const [, beforeDay = '', day = ''] = dated.exec(message) ?? []
	return day === ''
		? message
		: `${beforeDay}${dayInWords(new Date(`${day} UTC`).toISOString(), 'es', 'withYear')}.`
}

/** A message about a code in the language of its reader. */
export const codeTextIn = (language: PageLanguage, message: string): string =>
	messageIn(language, language === 'es' ? withSpanishParts(message) : message, said)
