// Why a line of the cart cannot be ordered, in Spanish beside its English.
import { phrase, type PageLanguage, type Phrase, type Phrases } from '#kit/language.ts'
import { messageIn } from '#kit/translations.ts'
import { designGoneMessage, goneMessage, shortMessage } from '#orders/rules/lines.ts'
import { letterPhrases } from '#rosters/rules/family-phrases.ts'

const slots: Readonly<Record<string, string>> = {
	'Team name': 'Nombre del equipo',
	'Player name': 'Nombre del jugador o jugadora',
	Number: 'Número',
}

/** The lettering, why it cannot be made, and perhaps what to do. */
const lettering = /^(Team name|Player name|Number): (.+?)( Change it in the design\.)?$/

const digitsOnly: Phrase = [
	/^Only the digits 0 to 9 are in (.+)\. Type digits, or choose another lettering for “(.*)”\.$/,
	'En $1 solo hay las cifras del 0 al 9. Escriba cifras, o elija otra letra para “$2”.',
]

const letters: Phrases = {
	phrases: [...letterPhrases, digitsOnly],
	fallback: 'No se puede imprimir así. Cámbielo.',
}

const problems: Phrases = {
	phrases: [
		phrase(goneMessage, 'Este artículo ya no se vende. Quítelo.'),
		phrase(designGoneMessage, 'El diseño de este artículo ya no existe. Quítelo.'),
		phrase(shortMessage(0), 'Mientras tanto se agotó. Elija otra talla o quítelo.'),
		phrase(shortMessage(1), 'Queda solo 1 unidad en esta talla.'),
		[/^Only ([\d,]+) units left in this size\.$/, 'Quedan solo $1 unidades en esta talla.'],
	],
	fallback: 'Este artículo no se puede pedir así. Cámbielo o quítelo.',
}

/** Characters that a font lacks; undefined for any other message. */
export function letteringIn(language: PageLanguage, message: string): string | undefined {
	if (language !== 'es') return undefined
	const [, slot = '', trouble = '', change] = lettering.exec(message) ?? []
	if (trouble === '') return undefined
	const said = messageIn(language, trouble.charAt(0).toUpperCase() + trouble.slice(1), letters)
	return `${slots[slot] ?? slot}: ${said.charAt(0).toLowerCase()}${said.slice(1)}${change ? ' Cámbielo en el diseño.' : ''}`
}

/** A problem of a line in the language of its reader. */
export const problemIn = (language: PageLanguage, message: string): string =>
	letteringIn(language, message) ?? messageIn(language, message, problems)
