// The page for a missing, refused or failed request, in every language.
import { translations } from '#kit/translations.ts'

type ErrorText = { title: string; text: string }

export type Detour = 'jerseys' | 'football' | 'basketball' | 'spirit' | 'helmets'

type ErrorTexts = {
	statuses: Readonly<Record<number, ErrorText>>
	unexpected: ErrorText
	home: string
	support: string
	detours: Readonly<Record<Detour, string>>
}

export const errorTexts = translations<ErrorTexts>({
	en: {
		statuses: {
			400: {
				title: 'That request was not complete',
				text: 'Go back, check what you entered and send it again.',
			},
			401: { title: 'Authentication required', text: 'Please sign in to continue.' },
			403: { title: 'Access Denied', text: "You don't have the required role to access this page." },
			404: {
				title: 'Oops! Page not found',
				text: 'The address may be mistyped, or the page has moved. The search above finds products, services and help.',
			},
			405: {
				title: 'That cannot be sent here',
				text: 'This page only shows things. Go back and use the form again.',
			},
			413: {
				title: 'That is too large to send',
				text: 'Use your browser’s Back button: what you typed is still in the form. Then send less at once.',
			},
			429: { title: 'One moment, please', text: 'That was a lot at once. Wait a minute and try again.' },
			503: {
				title: 'The shop is very busy',
				text: 'We could not answer just now. Try again in a moment.',
			},
		},
		unexpected: {
			title: 'An unexpected error occurred',
			text: 'The fault is ours and has been recorded. Try again in a moment; nothing you saved is lost.',
		},
		home: 'Go Home',
		support: 'Contact support',
		detours: {
			jerseys: 'Custom jerseys',
			football: 'Football',
			basketball: 'Basketball',
			spirit: 'Spirit wear',
			helmets: 'Helmet reconditioning',
		},
	},
	es: {
		statuses: {
			400: {
				title: 'Faltan datos en la solicitud',
				text: 'Regrese, revise lo que escribió y vuelva a enviarlo.',
			},
			401: { title: 'Debe iniciar sesión', text: 'Inicie sesión para continuar.' },
			403: { title: 'Acceso denegado', text: 'Su cuenta no tiene permiso para abrir esta página.' },
			404: {
				title: 'No encontramos esta página',
				text: 'Quizá la dirección está mal escrita o la página cambió de lugar. La búsqueda de arriba encuentra productos, servicios y ayuda.',
			},
			405: {
				title: 'Eso no se puede enviar aquí',
				text: 'Esta página solo muestra información. Regrese y use el formulario otra vez.',
			},
			413: {
				title: 'Es demasiado grande para enviarlo',
				text: 'Use el botón Atrás de su navegador: lo que escribió sigue en el formulario. Después envíe menos de una vez.',
			},
			429: {
				title: 'Un momento, por favor',
				text: 'Fueron demasiadas solicitudes a la vez. Espere un minuto y vuelva a intentarlo.',
			},
			503: {
				title: 'La tienda está muy ocupada',
				text: 'No pudimos responder en este momento. Vuelva a intentarlo enseguida.',
			},
		},
		unexpected: {
			title: 'Ocurrió un error inesperado',
			text: 'La falla es nuestra y quedó registrada. Vuelva a intentarlo en un momento; nada de lo que guardó se perdió.',
		},
		home: 'Ir al inicio',
		support: 'Pedir ayuda',
		detours: {
			jerseys: 'Camisetas personalizadas',
			football: 'Fútbol americano',
			basketball: 'Baloncesto',
			spirit: 'Ropa de afición',
			helmets: 'Reacondicionamiento de cascos',
		},
	},
})
