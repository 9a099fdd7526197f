// The mail that invites to a team, in every language.
import type { Language } from '#kit/language.ts'

type InvitationMailTexts = {
	subject: (team: string) => string
	headline: (team: string) => string
	/** `role` is its name in the language of the mail. */
	says: (team: string, role: string) => string
	account: string
	button: string
	until: (day: string) => string
	reason: string
}

export const invitationMailTexts: Readonly<Record<Language, InvitationMailTexts>> = {
	en: {
		subject: (team) => `You are invited: ${team}`,
		headline: (team) => `Join ${team}`,
		says: (team, role) => `You are invited to the team portal of ${team} as ${role}.`,
		account: 'Sign in or create an account with this email address. It takes a minute.',
		button: 'Accept the invitation',
		until: (day) => `This invitation is only for you and good until ${day}.`,
		reason:
			'You get this email because a team invited this address to its portal. If you do not know the team, ignore it.',
	},
	es: {
		subject: (team) => `Invitación al equipo: ${team}`,
		headline: (team) => `Únase a ${team}`,
		says: (team, role) => `Recibió una invitación al portal del equipo ${team} como ${role}.`,
		account: 'Inicie sesión o abra una cuenta con esta dirección de correo. Solo toma un minuto.',
		button: 'Aceptar la invitación',
		until: (day) => `Esta invitación es solo para usted y vale hasta el ${day}.`,
		reason:
			'Recibe este correo porque un equipo invitó a esta dirección a su portal. Si no conoce al equipo, ignórelo.',
	},
}
