// The mail that confirms the request of a team portal, in every language.
import type { Language } from '#kit/language.ts'
import { marks } from './marks.ts'

type RequestMailTexts = {
	subject: string
	preview: string
	headline: string
	thanks: string
	/** Steps by their names. */
	steps: readonly (readonly [when: string, what: string])[]
	sooner: string
	button: string
	reason: string
}

export const requestMailTexts: Readonly<Record<Language, RequestMailTexts>> = {
	en: {
		subject: 'We have your team portal request',
		preview: 'Your portal is set up within 24 hours.',
		headline: 'Your portal is on its way',
		thanks: 'Thank you for asking us to outfit your team. Here is what happens now:',
		steps: [
			['Today', `Someone at ${marks.name} reads your request and sets up your catalog and deadlines.`],
			[
				'Within 24 hours',
				'Your portal opens and you get an email with your link. We call if anything is unclear.',
			],
			['Then', 'You load your roster, and every player picks a size.'],
		],
		sooner: 'Need it sooner, or forgot something? Reply to this email or write to us.',
		button: 'Browse jerseys meanwhile',
		reason:
			'You get this email because someone requested a team portal with this address. If it was not you, ignore it.',
	},
	es: {
		subject: 'Recibimos su solicitud de un portal de equipo',
		preview: 'Su portal queda listo en 24 horas.',
		headline: 'Su portal está en camino',
		thanks: 'Gracias por confiarnos la ropa de su equipo. Esto es lo que sigue:',
		steps: [
			['Hoy', `Alguien de ${marks.name} lee su solicitud y prepara su catálogo y sus fechas límite.`],
			[
				'En 24 horas',
				'Se abre su portal y recibe un correo con su enlace. Le llamamos si algo no está claro.',
			],
			['Después', 'Carga la lista del equipo, y cada jugador elige su talla.'],
		],
		sooner: '¿Lo necesita antes u olvidó algo? Responda a este correo o escríbanos.',
		button: 'Mientras tanto, ver camisetas',
		reason:
			'Recibe este correo porque alguien solicitó un portal de equipo con esta dirección. Si no fue usted, ignórelo.',
	},
}
