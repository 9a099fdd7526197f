// What the guard answers to a person without access, in Spanish beside its English.
import { phrasesOf, type Phrases } from '#kit/language.ts'
import { refusals, signInRuleMessages } from '../messages.ts'

const { factorNeeded } = signInRuleMessages

export const refusalPhrases: Phrases = {
	phrases: [
		...phrasesOf(refusals, {
			portal: 'No tiene permiso para abrir este portal.',
			role: 'Su cuenta no tiene permiso para abrir esta página.',
			signIn: 'Inicie sesión para continuar.',
		}),
		...phrasesOf(
			{ factorNeeded },
			{
				factorNeeded:
					'Su función necesita un segundo paso al iniciar sesión. Agréguelo aquí; después se abre otra vez todo lo que le corresponde.',
			},
		),
	],
	fallback: 'No tiene permiso para abrir esta página.',
}
