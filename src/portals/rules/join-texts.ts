// The page behind an invitation to a team, in every language, and what its use cases refuse.
import { phrasesOf, type Language, type Phrases } from '#kit/language.ts'
import { translations } from '#kit/translations.ts'
import { messages } from '../messages.ts'
import type { InviteRole } from '../states.ts'
import { inviteRoleNames } from './access.ts'

type JoinTexts = {
	pageTitle: string
	/** The second part is in another color. */
	title: readonly [string, string]
	lead: string
	card: string
	invitedAs: (role: InviteRole) => string
	gains: Readonly<Record<InviteRole, string>>
	isMember: string
	toPortal: string
	otherTitle: string
	otherText: (invited: string, viewer: string) => string
	signOutForOther: string
	thenAgain: string
	accept: string
	signedInAs: (viewer: string) => string
	notYou: string
	signInFirst: (address: string | null) => string
	createAccount: string
	signIn: string
	closedTitle: string
	home: string
	support: string
}

const spanishRoles: Record<InviteRole, string> = {
	coach: 'entrenador o entrenadora',
	school_admin: 'administrador o administradora de la escuela',
	player: 'jugador o jugadora',
}

export const inviteRoleNamesIn: Readonly<Record<Language, Record<InviteRole, string>>> = {
	en: inviteRoleNames,
	es: spanishRoles,
}

export const joinTexts = translations<JoinTexts>({
	en: {
		pageTitle: 'Join your team',
		title: ['Join your', 'team'],
		lead: 'Your team orders its gear here: one portal, one roster, everyone in the right size.',
		card: 'Invitation',
		invitedAs: (role) => `You are invited as ${inviteRoleNames[role]}`,
		gains: {
			player:
				'Pick your sizes, see your own name and number on the real jersey, and order before the deadline.',
			coach: 'Keep the roster, invite players, order for everyone at once and see who is still missing.',
			school_admin:
				'See every team of your organization, approve orders with the proof in hand, and follow fundraising.',
		},
		isMember: 'You are already on this team.',
		toPortal: 'Go to the portal',
		otherTitle: 'This invitation is for another address',
		otherText: (invited, viewer) => `It was emailed to ${invited}. You are signed in as ${viewer}.`,
		signOutForOther: 'Sign out to use the other address',
		thenAgain: 'Then open the link in the email again.',
		accept: 'Accept the invitation',
		signedInAs: (viewer) => `Signed in as ${viewer}.`,
		notYou: 'Not you? Sign out',
		signInFirst: (address) =>
			`Sign in or create an account${address === null ? '' : ` with ${address}`}, and you come right back here.`,
		createAccount: 'Create an account',
		signIn: 'Sign in',
		closedTitle: 'This invitation is closed',
		home: 'Go Home',
		support: 'Contact support',
	},
	es: {
		pageTitle: 'Únase a su equipo',
		title: ['Únase a su', 'equipo'],
		lead: 'Su equipo pide aquí su ropa deportiva: un portal, una lista de jugadores y cada quien con su talla.',
		card: 'Invitación',
		invitedAs: (role) => `Recibió una invitación como ${spanishRoles[role]}`,
		gains: {
			player:
				'Elija sus tallas, vea su nombre y su número en la camiseta de verdad y haga su pedido antes de la fecha límite.',
			coach:
				'Lleve la lista de jugadores, invítelos, haga el pedido de todos a la vez y vea quién falta todavía.',
			school_admin:
				'Vea todos los equipos de su organización, apruebe pedidos con la prueba a la vista y siga la recaudación.',
		},
		isMember: 'Usted ya está en este equipo.',
		toPortal: 'Ir al portal',
		otherTitle: 'Esta invitación es para otra dirección',
		otherText: (invited, viewer) => `Se envió a ${invited}. Usted inició sesión como ${viewer}.`,
		signOutForOther: 'Cerrar sesión y usar la otra dirección',
		thenAgain: 'Después abra otra vez el enlace del correo.',
		accept: 'Aceptar la invitación',
		signedInAs: (viewer) => `Inició sesión como ${viewer}.`,
		notYou: '¿No es usted? Cerrar sesión',
		signInFirst: (address) =>
			`Inicie sesión o abra una cuenta${address === null ? '' : ` con ${address}`}, y volverá directamente aquí.`,
		createAccount: 'Abrir una cuenta',
		signIn: 'Iniciar sesión',
		closedTitle: 'Esta invitación ya no está abierta',
		home: 'Ir al inicio',
		support: 'Pedir ayuda',
	},
})

const { inviteNotFound, inviteUsed, inviteExpired, inviteRevoked, inviteOfAnother } = messages
const { playsElsewhere, signInToJoin } = messages

export const joinPhrases: Phrases = {
	phrases: phrasesOf(
		{
			inviteNotFound,
			inviteUsed,
			inviteExpired,
			inviteRevoked,
			inviteOfAnother,
			playsElsewhere,
			signInToJoin,
		},
		{
			inviteNotFound: 'Este enlace no abre ninguna invitación. Revise que lo haya copiado completo.',
			inviteUsed: 'Esta invitación ya se usó. Pídale una nueva a la persona que lo invitó.',
			inviteExpired: 'Esta invitación venció: era válida por 14 días. Pida una nueva.',
			inviteRevoked: 'Esta invitación fue retirada. Pregunte al equipo si cree que es un error.',
			inviteOfAnother:
				'Esta invitación se envió a otra dirección. Inicie sesión con esa dirección para aceptarla.',
			playsElsewhere:
				'Esta cuenta ya juega en otro equipo. Solo se puede estar en un equipo a la vez: pida primero a ese entrenador que la quite.',
			signInToJoin: 'Inicie sesión para aceptar la invitación.',
		},
	),
	fallback: 'No se pudo aceptar la invitación. Vuelva a intentarlo.',
}
