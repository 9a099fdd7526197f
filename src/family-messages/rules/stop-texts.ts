// The page on which a family stops its messages, in both languages.
import { translations } from '#kit/translations.ts'

type StopTexts = {
	pageTitle: string
	title: string
	says: (team: string) => string
	all: string
	stop: string
	stoppedTitle: string
	stopped: string
	allow: string
	noAddress: string
}

export const stopTexts = translations<StopTexts>({
	en: {
		pageTitle: 'Stop messages',
		title: 'Stop messages?',
		says: (team) => `Messages about ${team} and every other team will no longer be sent to:`,
		all: 'Receipts for what you buy still come, and your coach can still talk to you.',
		stop: 'Stop messages',
		stoppedTitle: 'Messages are stopped',
		stopped: 'No team sends messages any more to:',
		allow: 'Get messages again',
		noAddress: 'There is no address on file for this player any more: no message will be sent.',
	},
	es: {
		pageTitle: 'No recibir más mensajes',
		title: '¿No recibir más mensajes?',
		says: (team) => `Ya no se enviarán mensajes de ${team} ni de ningún otro equipo a:`,
		all: 'Seguirá recibiendo los recibos de lo que compre, y el entrenador puede seguir hablando con usted.',
		stop: 'No recibir más mensajes',
		stoppedTitle: 'Ya no recibirá mensajes',
		stopped: 'Ningún equipo envía ya mensajes a:',
		allow: 'Volver a recibir mensajes',
		noAddress:
			'Ya no hay ninguna dirección registrada para este jugador o jugadora: no se enviará ningún mensaje.',
	},
})
