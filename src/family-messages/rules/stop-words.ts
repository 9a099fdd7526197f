// Words by which a person stops text messages, lets them come again, or asks who writes. English: the words that every
// carrier of the United States and Canada expects (CTIA Messaging Principles, 5.1.3). Spanish: their usual counterparts.
import type { Language } from '#kit/language.ts'

export type Wish = 'stop' | 'start' | 'help'
export type Answer = { wish: Wish; language: Language }

const words: Record<Language, Record<Wish, readonly string[]>> = {
	en: {
		stop: [
			'stop',
			'stopall',
			'stop all',
			'unsubscribe',
			'cancel',
			'end',
			'quit',
			'revoke',
			'optout',
			'opt out',
		],
		start: ['start', 'unstop', 'yes'],
		help: ['help', 'info'],
	},
	es: {
		stop: ['alto', 'baja', 'parar', 'cancelar', 'detener', 'no mas', 'basta'],
		start: ['inicio', 'iniciar', 'comenzar', 'alta', 'si'],
		help: ['ayuda', 'informacion'],
	},
}

const answers = new Map<string, Answer>(
	(['en', 'es'] as const).flatMap((language) =>
		(['stop', 'start', 'help'] as const).flatMap((wish) =>
			words[language][wish].map((word): [string, Answer] => [word, { wish, language }]),
		),
	),
)

/** What the text asks for; undefined when it is a message to a person. "Alto!", "STOP." and "No más" are understood. */
export const answerIn = (text: string): Answer | undefined =>
	answers.get(
		text
			.normalize('NFD')
			.replaceAll(/\p{M}/gu, '')
			.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
			.trim()
			.toLowerCase(),
	)
