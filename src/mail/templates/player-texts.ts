// What mails to the account of a player say, in both languages. They name the team and never a player.
import type { Language } from '#kit/language.ts'
import { marks } from './marks.ts'

type PlayerMailTexts = {
	order: {
		subject: (team: string) => string
		preview: string
		headline: string
		says: (team: string, season: string) => string
		button: string
		reason: (team: string) => string
	}
	share: {
		subject: (reference: string) => string
		headline: string
		says: string
		held: (day: string) => string
		button: string
		reason: string
	}
}

export const playerMailTexts: Record<Language, PlayerMailTexts> = {
	en: {
		order: {
			subject: (team) => `${team}: your team gear is not ordered yet`,
			preview: 'Some of what your team requires is not in your order yet.',
			headline: 'Your team is waiting for you',
			says: (team, season) =>
				`Your coach asks you to order what ${team} requires for ${season}. The portal shows what is missing and when it closes.`,
			button: 'Open the team portal',
			reason: (team) => `You get this email because your account belongs to ${team} at ${marks.name}.`,
		},
		share: {
			subject: (reference) => `Order #${reference}: your share is not paid yet`,
			headline: 'Your share is not paid yet',
			says: 'Your coach has ordered for the team, and each family pays its own share. Yours is not paid yet.',
			held: (day) =>
				`We hold the order until ${day}. After that it is cancelled and everyone gets their money back.`,
			button: 'See your share',
			reason: `You get this email because your account belongs to a team at ${marks.name}.`,
		},
	},
	es: {
		order: {
			subject: (team) => `${team}: todavía falta pedir la ropa del equipo`,
			preview: 'A su pedido le falta algo de lo que pide su equipo.',
			headline: 'Su equipo lo espera',
			says: (team, season) =>
				`El entrenador le pide que haga el pedido de lo que ${team} necesita para ${season}. El portal muestra qué falta y cuándo cierra.`,
			button: 'Abrir el portal del equipo',
			reason: (team) => `Recibe este correo porque su cuenta pertenece a ${team} en ${marks.name}.`,
		},
		share: {
			subject: (reference) => `Pedido #${reference}: su parte todavía no está pagada`,
			headline: 'Su parte todavía no está pagada',
			says: 'El entrenador hizo el pedido del equipo y cada familia paga su parte. La suya todavía no está pagada.',
			held: (day) =>
				`Guardamos el pedido hasta el ${day}. Después se cancela y se devuelve el dinero a todos.`,
			button: 'Ver su parte',
			reason: `Recibe este correo porque su cuenta pertenece a un equipo en ${marks.name}.`,
		},
	},
}
