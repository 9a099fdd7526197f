// The page behind a design's link in every language, and what its use cases refuse.
import { phrase, phrasesOf, pluralIn, type Phrases } from '#kit/language.ts'
import { translations } from '#kit/translations.ts'
import { messages } from '../messages.ts'
import { commentLimits } from './comment-form.ts'

type LinkedTexts = {
	pageTitle: string
	description: (made: string, shop: string) => string
	added: string
	notAdded: string
	notSent: string
	comments: string
	none: string
	count: (count: number) => string
	isYours: string
	answerThem: string
	add: string
	name: string
	nameHint: string
	comment: string
	commentHint: string
	send: string
	place: string
	placeHint: string
	orClick: string
	choosePlace: string
	clicked: string
	move: string
	directions: Readonly<Record<'up' | 'down' | 'left' | 'right', string>>
	resolved: string
	showOnPicture: (number: number) => string
	version: (version: number) => string
	answersTo: (number: number) => string
	designer: string
	pin: (facts: { number: number; name: string; place: string; isResolved: boolean }) => string
}

export const linkedTexts = translations<LinkedTexts>({
	en: {
		pageTitle: 'A design to look at',
		description: (made, shop) => `${made}, designed at ${shop}.`,
		added: messages.added,
		notAdded: messages.notAdded,
		notSent: messages.notSent,
		comments: 'Comments',
		none: 'None yet. Yours would be the first.',
		count: (count) =>
			`${pluralIn('en', count, { one: '1 comment', other: `${count} comments` })}, by their numbers on the pictures. Everyone with this link sees them.`,
		isYours: 'This is your design',
		answerThem: 'Answer, resolve or delete its comments',
		add: 'Add a comment',
		name: 'Your name',
		nameHint: 'Shown with your comment. A first name is enough.',
		comment: 'Comment',
		commentHint: `Up to ${commentLimits.text} characters. Please name no players.`,
		send: 'Add the comment',
		place: 'Place on the garment',
		placeHint: 'Choose one here',
		orClick: ', or click on a picture above',
		choosePlace: 'Choose a place',
		clicked: 'The place that you clicked',
		move: 'Move the place by half an inch',
		directions: { up: 'Up', down: 'Down', left: 'Left', right: 'Right' },
		resolved: 'Resolved',
		showOnPicture: (number) => `, show comment ${number} on the picture`,
		version: (version) => `version ${version}`,
		answersTo: (number) => `Answers to comment ${number}`,
		designer: 'The designer',
		pin: ({ number, name, place, isResolved }) =>
			[`Comment ${number}`, name, place, ...(isResolved ? ['resolved'] : [])].join(', '),
	},
	es: {
		pageTitle: 'Un diseño para ver',
		description: (made, shop) => `${made}, diseñado en ${shop}.`,
		added: 'Comentario agregado',
		notAdded: 'Su comentario no se agregó',
		notSent: 'Su comentario no se envió. Aquí está lo que escribió, para copiarlo:',
		comments: 'Comentarios',
		none: 'Todavía no hay ninguno. El suyo sería el primero.',
		count: (count) =>
			`${pluralIn('es', count, { one: '1 comentario', other: `${count} comentarios` })}, con sus números en las imágenes. Los ven todas las personas que tienen este enlace.`,
		isYours: 'Este diseño es suyo',
		answerThem: 'Responda, resuelva o borre sus comentarios',
		add: 'Agregar un comentario',
		name: 'Su nombre',
		nameHint: 'Se muestra con su comentario. Basta con el nombre, sin apellido.',
		comment: 'Comentario',
		commentHint: `Hasta ${commentLimits.text} caracteres. No nombre a ningún jugador o jugadora.`,
		send: 'Agregar el comentario',
		place: 'Lugar en la prenda',
		placeHint: 'Elija uno aquí',
		orClick: ', o haga clic en una imagen de arriba',
		choosePlace: 'Elija un lugar',
		clicked: 'El lugar donde hizo clic',
		move: 'Mover el lugar media pulgada',
		directions: { up: 'Arriba', down: 'Abajo', left: 'Izquierda', right: 'Derecha' },
		resolved: 'Resuelto',
		showOnPicture: (number) => `, mostrar el comentario ${number} en la imagen`,
		version: (version) => `versión ${version}`,
		answersTo: (number) => `Respuestas al comentario ${number}`,
		designer: 'Quien lo diseñó',
		pin: ({ number, name, place, isResolved }) =>
			[`Comentario ${number}`, name, place, ...(isResolved ? ['resuelto'] : [])].join(', '),
	},
})

const { closed, noPlace, designFull, tooMany, formUsed } = messages

export const linkedPhrases: Phrases = {
	phrases: [
		...phrasesOf(
			{ closed, noPlace, designFull, tooMany, formUsed },
			{
				closed: 'Este enlace ya no recibe comentarios. Lo que escribió sigue aquí para copiarlo.',
				noPlace: 'Este lugar no está en la prenda. Elija otro.',
				designFull: `Este diseño tiene ${commentLimits.perDesign} comentarios, que es el máximo. Hable directamente con quien lo diseñó.`,
				tooMany: 'Hubo muchos comentarios desde su red. Vuelva a intentarlo en una hora.',
				formUsed: 'Este formulario ya se envió. Vuelva a cargar la página y escriba de nuevo.',
			},
		),
		phrase(
			'This link does not open a design. It may have been revoked.',
			'Este enlace no abre ningún diseño. Es posible que lo hayan retirado.',
		),
		phrase('This link was revoked. Ask for a new one.', 'Este enlace fue retirado. Pida uno nuevo.'),
		phrase('Choose a place on the garment.', 'Elija un lugar en la prenda.'),
		phrase('Enter your name; a first name is enough.', 'Escriba su nombre; basta sin apellido.'),
		phrase('Write your comment.', 'Escriba su comentario.'),
		[
			/^At most (\d+) characters\. Please shorten it, or write two comments\.$/,
			'$1 caracteres como máximo. Acórtelo o escriba dos comentarios.',
		],
		[/^At most (\d+) characters$/, '$1 caracteres como máximo'],
		phrase('Letters, digits and signs only', 'Solo letras, números y signos'),
	],
	fallback: 'Su comentario no se agregó. Vuelva a intentarlo.',
}
