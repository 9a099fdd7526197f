// The support page in every language. Its questions and answers: `src/content/support-texts.ts`.
import { phrase, type Phrases } from '#kit/language.ts'
import { translations } from '#kit/translations.ts'
import { supportTopics, type SupportField, type SupportTopic } from '#support/schemas.ts'

type SupportTexts = {
	home: string
	breadcrumb: string
	/** Of the page, in its title and in the breadcrumb. */
	name: string
	description: string
	title: string
	lead: string
	form: {
		title: string
		labels: Readonly<Record<SupportField, string>>
		hint: string
		/** Of the field that people never see. */
		trap: string
		send: string
		promise: string
	}
	notSent: string
	sent: { title: string; detail: string }
	contact: Readonly<Record<'label' | 'title' | 'phone' | 'hours' | 'email' | 'address', string>>
	questions: string
	/** Subjects in which links from other pages begin the form. */
	topics: Readonly<Record<SupportTopic, string>>
}

export const supportTexts = translations<SupportTexts>({
	en: {
		home: 'Home',
		breadcrumb: 'Breadcrumb',
		name: 'Support',
		description:
			'Call, write or read the answers: team pricing, portals, purchase orders, shipping and returns. We reply within 24 hours.',
		title: 'How can we help?',
		lead: 'Write to us at any hour and a person answers within 24 hours. The most common answers are further down.',
		form: {
			title: 'Send us a message',
			labels: { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' },
			hint: 'Sport, roster size and the date you need it help us answer at once.',
			trap: 'Leave this empty',
			send: 'Send Message',
			promise: 'We reply within 24 hours. No newsletter, ever.',
		},
		notSent: 'Message not sent',
		sent: { title: 'Message sent!', detail: "We'll get back to you within 24 hours." },
		contact: {
			label: 'Contact details',
			title: 'Reach a person',
			phone: 'Phone',
			hours: 'Hours',
			email: 'Email',
			address: 'Address',
		},
		questions: 'Frequently asked questions',
		topics: supportTopics,
	},
	es: {
		home: 'Inicio',
		breadcrumb: 'Ruta de la página',
		name: 'Ayuda',
		description:
			'Llame, escriba o lea las respuestas: precios de equipo, portales, órdenes de compra, envíos y devoluciones. Respondemos en menos de 24 horas.',
		title: '¿En qué podemos ayudarle?',
		lead: 'Escríbanos a cualquier hora y una persona le responde en menos de 24 horas. Las respuestas más comunes están más abajo.',
		form: {
			title: 'Envíenos un mensaje',
			labels: { name: 'Nombre', email: 'Correo electrónico', subject: 'Asunto', message: 'Mensaje' },
			hint: 'El deporte, el número de jugadores y la fecha en que lo necesita nos ayudan a responder enseguida.',
			trap: 'Deje esto en blanco',
			send: 'Enviar mensaje',
			promise: 'Respondemos en menos de 24 horas. Nunca enviamos boletines.',
		},
		notSent: 'No se envió el mensaje',
		sent: { title: '¡Mensaje enviado!', detail: 'Le responderemos en menos de 24 horas.' },
		contact: {
			label: 'Datos de contacto',
			title: 'Hable con una persona',
			phone: 'Teléfono',
			hours: 'Horario',
			email: 'Correo electrónico',
			address: 'Dirección',
		},
		questions: 'Preguntas frecuentes',
		topics: {
			screen: 'Cotización: Serigrafía',
			embroidery: 'Cotización: Bordado',
			tackle_twill: 'Cotización: Tackle twill',
			decoration: 'Cotización: Bordado y estampado',
			helmets: 'Cotización: Reacondicionamiento de cascos',
			bags: 'Cotización: Bolsas a la medida',
			fundraising: 'Recaudación de fondos del equipo',
			payout: 'Pago de una recaudación',
		},
	},
})

/** What is wrong with a message, or why it was not accepted. */
export const supportPhrases: Phrases = {
	phrases: [
		phrase('Name is required', 'Escriba su nombre'),
		phrase('Email is required', 'Escriba su correo electrónico'),
		phrase('Subject is required', 'Escriba el asunto'),
		phrase('Message is required', 'Escriba su mensaje'),
		phrase('Invalid email address', 'El correo electrónico no es válido'),
		[/^Name can have (\d+) characters at most$/, 'El nombre puede tener $1 caracteres como máximo'],
		[
			/^Email can have (\d+) characters at most$/,
			'El correo electrónico puede tener $1 caracteres como máximo',
		],
		[/^Subject can have (\d+) characters at most$/, 'El asunto puede tener $1 caracteres como máximo'],
		[/^Message can have (\d+) characters at most$/, 'El mensaje puede tener $1 caracteres como máximo'],
		phrase(
			'You have sent several messages within the hour. Please wait a little, or call us.',
			'Ha enviado varios mensajes en menos de una hora. Espere un poco o llámenos.',
		),
	],
	fallback: 'No se pudo enviar el mensaje. Revíselo e inténtelo otra vez.',
}
