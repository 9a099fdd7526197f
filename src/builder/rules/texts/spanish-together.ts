// Designing together in Spanish.
import { togetherTexts } from '#co-design/rules/invitation-texts.ts'
import type { TogetherTexts } from './english-together.ts'

export const spanishTogether: TogetherTexts = {
	bar: {
		name: togetherTexts.es.title,
		offline: 'Sin conexión: sus cambios se conservan y se envían después.',
		offlineAnnounced: 'Está sin conexión. Sus cambios se conservan y se envían después.',
		joining: 'Uniéndose a los demás…',
		designOf: (owner) => `El diseño de ${owner}`,
		onlyYou: 'Solo está usted.',
		alsoHere: 'También están',
		inStep: (step) => ` en ${step}`,
		isHere: (name) => `${name} está aquí.`,
		hasLeft: (name) => `${name} se fue.`,
		takenBack: 'Su último cambio se deshizo',
		ended: { title: 'Ya no puede editar este diseño', myDesigns: 'Mis diseños' },
	},
	noUploads: 'Solo quien es dueño del diseño puede subir arte. Envíele su archivo o elija una figura.',
	invite: {
		title: togetherTexts.es.title,
		about:
			'Las personas con este enlace inician sesión y editan el diseño con usted, al mismo tiempo. No ven a sus jugadores, y solo usted guarda y pide.',
		start: 'Invitar a otras personas',
		link: 'Enlace para diseñar juntos',
		copy: 'Copiar el enlace',
		end: 'Dejar de diseñar juntos',
		copied: 'Enlace copiado',
		notCopied: 'No se pudo copiar el enlace',
		byHand: 'Selecciónelo y cópielo a mano.',
		notMade: 'No se pudo crear el enlace',
		notEnded: 'No se pudo dejar de diseñar juntos',
		notLetIn: (name) => `No se devolvió el acceso a ${name}`,
		notRemoved: (name) => `No se quitó el acceso a ${name}`,
		notInvited: (name) => `No se invitó a ${name}`,
		sentTo: (name) => `Invitación enviada a ${name}`,
		fromTeam: 'Invitar a alguien de su equipo',
		fromTeamHint: 'Recibe un correo con el enlace y encuentra el diseño en Mis diseños.',
		send: 'Enviar la invitación',
	},
	members: {
		title: 'Personas que se unieron',
		none: 'Todavía no se unió ninguna.',
		joined: (day) => `Desde el ${day}`,
		remove: 'Quitar acceso',
		letIn: 'Devolver acceso',
		removed: 'Sin acceso',
		here: 'Aquí ahora',
	},
}
