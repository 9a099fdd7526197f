// What each flash says, in every language.
import type { Language } from '#kit/language.ts'
import { refusals, signInRuleMessages } from '../messages.ts'
import type { FlashCode } from './flash.ts'

type FlashText = { tone: 'error' | 'success'; title: string; detail: string }

export const flashTexts = {
	en: {
		'role-required': { tone: 'error', title: 'Access Denied', detail: refusals.role },
		'factor-needed': {
			tone: 'error',
			title: 'A second step is missing',
			detail: signInRuleMessages.factorNeeded,
		},
		'portal-requested': {
			tone: 'success',
			title: 'Request Submitted!',
			detail: 'We set up your team portal within 24 hours and write to you.',
		},
		'team-joined': {
			tone: 'success',
			title: 'Welcome to the team',
			detail: 'You belong to this portal now.',
		},
		'signed-in': {
			tone: 'success',
			title: 'Welcome back!',
			detail: 'You have been signed in successfully.',
		},
		'signed-up': {
			tone: 'success',
			title: 'Account created!',
			detail: 'You have been signed up successfully.',
		},
	},
	es: {
		'role-required': {
			tone: 'error',
			title: 'Acceso denegado',
			detail: 'Su cuenta no tiene permiso para abrir esta página.',
		},
		'factor-needed': {
			tone: 'error',
			title: 'Falta un segundo paso',
			detail:
				'Su función necesita un segundo paso al iniciar sesión. Agréguelo aquí; después se abre otra vez todo lo que le corresponde.',
		},
		'portal-requested': {
			tone: 'success',
			title: '¡Solicitud enviada!',
			detail: 'Preparamos el portal de su equipo en 24 horas y le escribimos.',
		},
		'team-joined': {
			tone: 'success',
			title: 'Le damos la bienvenida al equipo',
			detail: 'Ahora pertenece a este portal.',
		},
		'signed-in': { tone: 'success', title: '¡Bienvenido de nuevo!', detail: 'Inició sesión correctamente.' },
		'signed-up': { tone: 'success', title: '¡Cuenta creada!', detail: 'Su cuenta se abrió correctamente.' },
	},
} as const satisfies Record<Language, Record<FlashCode, FlashText>>
