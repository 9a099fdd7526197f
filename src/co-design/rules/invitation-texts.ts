// The page behind the link to design together in every language, and what it refuses. The design's name is data.
import { phrasesOf, type Phrases } from '#kit/language.ts'
import { translations } from '#kit/translations.ts'
import { messages } from '../messages.ts'

type TogetherTexts = {
	title: string
	description: string
	invites: (owner: string) => string
	text: string
	removed: (owner: string) => string
	join: string
	signInFirst: string
	signIn: string
	createAccount: string
	notJoined: string
}

export const togetherTexts = translations<TogetherTexts>({
	en: {
		title: 'Design together',
		description: 'Edit a design together with its owner, at the same time.',
		invites: (owner) => `${owner} invites you`,
		text: 'You edit the design at the same time and see each other’s changes at once. The others see your first name and the step that you are in. The owner saves and orders the design.',
		removed: (owner) => `${owner} has removed you from this design. Ask to be let back in.`,
		join: 'Join the design',
		signInFirst: 'Sign in to join.',
		signIn: 'Sign in',
		createAccount: 'Create an account',
		notJoined: 'You did not join',
	},
	es: {
		title: 'Diseñar juntos',
		description: 'Edite un diseño junto con su dueño, al mismo tiempo.',
		invites: (owner) => `${owner} le envía una invitación`,
		text: 'Editan el diseño al mismo tiempo y cada quien ve de inmediato los cambios de los demás. Los demás ven su nombre, sin apellido, y el paso en el que está. Quien es dueño del diseño lo guarda y lo pide.',
		removed: (owner) => `${owner} le quitó el acceso a este diseño. Pida que se lo devuelva.`,
		join: 'Unirse al diseño',
		signInFirst: 'Inicie sesión para unirse.',
		signIn: 'Iniciar sesión',
		createAccount: 'Abrir una cuenta',
		notJoined: 'Usted no se unió',
	},
})

const { signIn, linkNotFound, removed, tooManyPeople } = messages

export const togetherPhrases: Phrases = {
	phrases: phrasesOf(
		{ signIn, linkNotFound, removed, tooManyPeople },
		{
			signIn: 'Inicie sesión para diseñar juntos.',
			linkNotFound:
				'Este enlace no abre ningún diseño. Es posible que su dueño haya terminado de diseñar en grupo.',
			removed:
				'Quien es dueño del diseño le quitó el acceso. Los cambios posteriores no están en el diseño. Pida que se lo devuelva.',
			tooManyPeople: 'En este diseño ya no cabe más gente. Su dueño puede quitar a alguien.',
		},
	),
	fallback: 'No se pudo completar. Vuelva a intentarlo.',
}
