// The page behind a vote's link, in every language, and what its use cases refuse.
import { phrasesOf, pluralIn, type Phrases } from '#kit/language.ts'
import { translations } from '#kit/translations.ts'
import { messages } from '../messages.ts'

type VoterTexts = {
	title: (vote: string) => string
	description: (designs: number) => string
	head: string
	open: string
	closed: string
	until: (day: string, zone: string) => string
	closedTitle: string
	votedFor: (letter: string, design: string) => string
	notCountedNow: string
	isCounted: (letter: string, design: string) => string
	changeUntil: (day: string) => string
	resultLater: string
	result: string
	resultSoFar: string
	votes: (count: number) => string
	votesAndPart: (count: number, percent: number) => string
	leading: string
	winner: string
	tied: string
	question: string
	designs: string
	vote: string
	change: string
	privacy: string
	frontAndBack: string
	ofDesign: (letter: string, design: string) => string
	front: string
	back: string
	sideOf: (side: string, design: string) => string
	notCounted: string
	counted: string
}

const english = {
	until: (day: string, zone: string) => `Until the end of ${day}, ${zone}`,
	votes: (count: number) => pluralIn('en', count, { one: '1 vote', other: `${count} votes` }),
}
const spanish = {
	until: (day: string, zone: string) => `Hasta el final del ${day}, ${zone}`,
	votes: (count: number) => pluralIn('es', count, { one: '1 voto', other: `${count} votos` }),
}

export const voterTexts = translations<VoterTexts>({
	en: {
		...english,
		title: (vote) => `Vote: ${vote}`,
		description: (designs) => `Which of these ${designs} designs do you like best? Vote without an account.`,
		head: 'Vote for a design',
		open: 'Open',
		closed: 'Closed',
		closedTitle: 'This vote is closed',
		votedFor: (letter, design) => `You voted for ${letter}: ${design}.`,
		notCountedNow: 'Votes are not counted any more.',
		isCounted: (letter, design) => `Your vote is counted: ${letter}, ${design}`,
		changeUntil: (day) => `You can change it here on this device until ${day}.`,
		resultLater: 'The result is shown after the vote closes.',
		result: 'Result',
		resultSoFar: 'Result so far',
		votesAndPart: (count, percent) => `${english.votes(count)}, ${percent} %`,
		leading: 'Leading',
		winner: 'Winner',
		tied: 'Tied',
		question: 'Which design do you like best?',
		designs: 'The designs',
		vote: 'Vote',
		change: 'Change my vote',
		privacy:
			'One vote per device. No account is needed: a cookie counts your vote once, and we store no name and no IP address with it.',
		frontAndBack: 'Front and back',
		ofDesign: (letter, design) => ` of ${letter}: ${design}`,
		front: 'Front',
		back: 'Back',
		sideOf: (side, design) => `${side} of ${design}`,
		notCounted: messages.notCounted,
		counted: messages.counted,
	},
	es: {
		...spanish,
		title: (vote) => `Votación: ${vote}`,
		description: (designs) =>
			`¿Cuál de estos ${designs} diseños le gusta más? Vote sin necesidad de una cuenta.`,
		head: 'Vote por un diseño',
		open: 'Abierta',
		closed: 'Cerrada',
		closedTitle: 'Esta votación está cerrada',
		votedFor: (letter, design) => `Usted votó por ${letter}: ${design}.`,
		notCountedNow: 'Ya no se cuentan más votos.',
		isCounted: (letter, design) => `Su voto está contado: ${letter}, ${design}`,
		changeUntil: (day) => `Puede cambiarlo aquí, en este dispositivo, hasta el ${day}.`,
		resultLater: 'El resultado se muestra cuando cierre la votación.',
		result: 'Resultado',
		resultSoFar: 'Resultado hasta ahora',
		votesAndPart: (count, percent) => `${spanish.votes(count)}, ${percent} %`,
		leading: 'Va ganando',
		winner: 'Ganador',
		tied: 'Empate',
		question: '¿Qué diseño le gusta más?',
		designs: 'Los diseños',
		vote: 'Votar',
		change: 'Cambiar mi voto',
		privacy:
			'Un voto por dispositivo. No hace falta una cuenta: una cookie cuenta su voto una sola vez, y no guardamos con él ningún nombre ni dirección IP.',
		frontAndBack: 'Frente y espalda',
		ofDesign: (letter, design) => ` de ${letter}: ${design}`,
		front: 'Frente',
		back: 'Espalda',
		sideOf: (side, design) => `${side} de ${design}`,
		notCounted: 'Su voto no se contó',
		counted: 'Su voto está contado',
	},
})

const { linkNotFound, chooseOne, over, noCookie, tooManyBallots } = messages

export const voterPhrases: Phrases = {
	phrases: phrasesOf(
		{ linkNotFound, chooseOne, over, noCookie, tooManyBallots },
		{
			linkNotFound: 'Este enlace no abre ninguna votación. Es posible que la hayan borrado.',
			chooseOne: 'Elija un diseño para votar.',
			over: 'Esta votación está cerrada.',
			noCookie:
				'Su navegador no envió su cookie, que cuenta un voto por dispositivo. Permita las cookies y vuelva a intentarlo.',
			tooManyBallots: 'Hubo muchos votos desde su red. Vuelva a intentarlo en una hora.',
		},
	),
	fallback: 'Su voto no se contó. Vuelva a intentarlo.',
}
