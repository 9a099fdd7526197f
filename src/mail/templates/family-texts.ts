// What mails and text messages to families say, in both languages. They name the team and never a player.
import type { Language } from '#kit/language.ts'
import { marks } from './marks.ts'

type Step = {
	subject: (team: string) => string
	headline: string
	says: (team: string) => string
	button: string
	/** A text message, without its links. */
	text: (team: string) => string
}

type FamilyTexts = {
	confirm: Step
	order: Step
	pay: Step & { amount: (sum: string) => string }
	picked_up: Step
	/** What the last day means; `isToday` and `isTomorrow` are urgent. */
	until: (day: string) => string
	untilTomorrow: (day: string) => string
	untilToday: (day: string) => string
	reason: (team: string) => string
	stop: string
	/** Before the link in a text message. */
	stopWord: string
	/** What answers a text message by STOP, START or HELP. */
	answers: Record<'stop' | 'start' | 'help', string>
}

export const familyTexts: Record<Language, FamilyTexts> = {
	en: {
		confirm: {
			subject: (team) => `${team}: check your player’s name, number and sizes`,
			headline: 'Is everything right?',
			says: (team) =>
				`${team} is ordering its gear. Check your player’s name, number and sizes, then choose what your player needs. It takes a minute, no account needed.`,
			button: 'Check and confirm',
			text: (team) => `${team}: please check your player’s name, number and sizes.`,
		},
		order: {
			subject: (team) => `${team}: choose and order your player’s gear`,
			headline: 'Choose and order',
			says: (team) =>
				`${team} is ordering its gear. Choose your player’s items and sizes, then pay by card. No account needed.`,
			button: 'Choose and order',
			text: (team) => `${team}: please choose and order your player’s gear.`,
		},
		pay: {
			subject: (team) => `${team}: your part of the order is not paid yet`,
			headline: 'Your part is not paid yet',
			says: (team) =>
				`Your player’s gear for ${team} is chosen and waits for your payment. Pay by card, no account needed.`,
			amount: (sum) => `To pay: ${sum}.`,
			button: 'See and pay',
			text: (team) => `${team}: your player’s gear waits for your payment.`,
		},
		picked_up: {
			subject: (team) => `${team}: your gear is ready to pick up`,
			headline: 'Ready to pick up',
			says: (team) => `Your player’s gear for ${team} is here. Your coach has it, packed by player.`,
			button: 'See the team’s items',
			text: (team) => `${team}: your player’s gear is here. Your coach has it.`,
		},
		until: (day) => `Last day: ${day}.`,
		untilTomorrow: (day) => `Tomorrow, ${day}, is the last day.`,
		untilToday: (day) => `Today, ${day}, is the last day.`,
		reason: (team) => `You get this email because the coach of ${team} gave this address for a player.`,
		stop: 'Stop these messages',
		stopWord: 'STOP',
		answers: {
			stop: `${marks.name}: no team sends you messages any more. Answer START to get them again.`,
			start: `${marks.name}: you get messages about your player’s team gear again. Answer STOP to end them.`,
			help: `${marks.name} sends messages about your player’s team gear for your coach, a few in a season. Please ask your coach, or answer STOP to end them.`,
		},
	},
	es: {
		confirm: {
			subject: (team) => `${team}: revise el nombre, el número y las tallas`,
			headline: '¿Está todo bien?',
			says: (team) =>
				`${team} está pidiendo su uniforme y su ropa. Revise el nombre, el número y las tallas de su jugador o jugadora, y luego elija lo que necesita. Toma un minuto y no hace falta una cuenta.`,
			button: 'Revisar y confirmar',
			text: (team) => `${team}: por favor revise el nombre, el número y las tallas de su jugador o jugadora.`,
		},
		order: {
			subject: (team) => `${team}: elija y haga su pedido`,
			headline: 'Elija y haga su pedido',
			says: (team) =>
				`${team} está pidiendo su uniforme y su ropa. Elija los artículos y las tallas de su jugador o jugadora, y luego pague con tarjeta. No hace falta una cuenta.`,
			button: 'Elegir y pedir',
			text: (team) => `${team}: por favor elija los artículos de su jugador o jugadora y haga su pedido.`,
		},
		pay: {
			subject: (team) => `${team}: su parte del pedido aún no está pagada`,
			headline: 'Su parte aún no está pagada',
			says: (team) =>
				`Los artículos de ${team} para su jugador o jugadora ya están elegidos y esperan su pago. Pague con tarjeta; no hace falta una cuenta.`,
			amount: (sum) => `Por pagar: ${sum}.`,
			button: 'Ver y pagar',
			text: (team) => `${team}: los artículos de su jugador o jugadora esperan su pago.`,
		},
		picked_up: {
			subject: (team) => `${team}: su pedido está listo para recoger`,
			headline: 'Listo para recoger',
			says: (team) =>
				`Ya llegaron los artículos de ${team} para su jugador o jugadora. Los tiene el entrenador, empacados por jugador.`,
			button: 'Ver los artículos del equipo',
			text: (team) => `${team}: ya llegaron los artículos de su jugador o jugadora. Los tiene el entrenador.`,
		},
		until: (day) => `Último día: ${day}.`,
		untilTomorrow: (day) => `Mañana, ${day}, es el último día.`,
		untilToday: (day) => `Hoy, ${day}, es el último día.`,
		reason: (team) =>
			`Recibe este correo porque el entrenador de ${team} dio esta dirección para un jugador o una jugadora.`,
		stop: 'No recibir más mensajes',
		stopWord: 'ALTO',
		answers: {
			stop: `${marks.name}: ningún equipo le envía ya mensajes. Responda INICIO para volver a recibirlos.`,
			start: `${marks.name}: vuelve a recibir mensajes sobre los artículos de su jugador o jugadora. Responda ALTO para no recibirlos.`,
			help: `${marks.name} envía mensajes sobre los artículos de su jugador o jugadora en nombre del entrenador, unos pocos por temporada. Pregunte al entrenador, o responda ALTO para no recibirlos.`,
		},
	},
}
