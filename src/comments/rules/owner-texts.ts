// The page of a design's comments for its owner in every language. Names and comments are data; places are in
// place-phrases.ts.
import { designPhrases } from '#designs/rules/design-phrases.ts'
import { phrase, phrasesOf, pluralIn, type Phrases } from '#kit/language.ts'
import { counted } from '#kit/plural.ts'
import { translations } from '#kit/translations.ts'
import { messages } from '../messages.ts'
import { commentLimits } from './comment-form.ts'
import { linkedPhrases } from './linked-texts.ts'

type CommentOwnerTexts = {
	pageTitle: string
	description: string
	breadcrumb: string
	myDesigns: string
	on: (design: string) => string
	version: (made: string, version: number) => string
	count: (comments: number) => string
	older: (version: number, latest: number) => string
	versions: string
	ofVersion: (facts: { version: number; comments: number; open: number }) => string
	openInBuilder: string
	none: Readonly<Record<'title' | 'asked' | 'notAsked' | 'links', string>>
	lost: Readonly<Record<'title' | 'copy', string>>
	answer: Readonly<Record<'open' | 'label' | 'hint' | 'send', string>>
	resolve: string
	reopen: string
	delete: {
		button: string
		title: (number: number) => string
		warning: string
		submit: string
	}
	/** Follows a button for screen readers. */
	ofComment: (number: number) => string
	done: Readonly<Record<'answered' | 'resolved' | 'reopened' | 'deleted', string>>
	notChanged: string
}

const { answered, resolved, reopened, deleted } = messages

export const commentOwnerTexts = translations<CommentOwnerTexts>({
	en: {
		pageTitle: 'Comments',
		description: 'The comments on a design of yours, on its pictures and by version.',
		breadcrumb: 'Breadcrumb',
		myDesigns: 'My Designs',
		on: (design) => `Comments on ${design}`,
		version: (made, version) => `${made}, version ${version}`,
		count: (comments) => counted(comments, 'comment'),
		older: (version, latest) =>
			`These comments were made on version ${version}. You have changed the design since; it is version ${latest} now.`,
		versions: 'Versions with comments',
		ofVersion: ({ version, comments, open }) => `Version ${version}: ${comments} (${open} open)`,
		openInBuilder: 'Open in the builder',
		none: {
			title: 'No comments yet',
			asked: 'A link of this design takes comments. Send it to your team.',
			notAsked: 'Make a share link in the builder, in the step Proof, and allow comments on it.',
			links: 'Share links of this design',
		},
		lost: { title: 'This comment was deleted meanwhile', copy: 'Your answer, to copy' },
		answer: {
			open: 'Answer',
			label: 'Your answer',
			hint: 'Everyone with the link sees it.',
			send: 'Send the answer',
		},
		resolve: 'Mark as resolved',
		reopen: 'Open again',
		delete: {
			button: 'Delete…',
			title: (number) => `Delete comment ${number}?`,
			warning: 'It is gone for good, with its answers.',
			submit: 'Delete the comment',
		},
		ofComment: (number) => ` comment ${number}`,
		done: { answered, resolved, reopened, deleted },
		notChanged: messages.notChanged,
	},
	es: {
		pageTitle: 'Comentarios',
		description: 'Los comentarios sobre un diseño suyo, en sus imágenes y por versión.',
		breadcrumb: 'Ruta de la página',
		myDesigns: 'Mis diseños',
		on: (design) => `Comentarios sobre ${design}`,
		version: (made, version) => `${made}, versión ${version}`,
		count: (comments) => pluralIn('es', comments, { one: '1 comentario', other: `${comments} comentarios` }),
		older: (version, latest) =>
			`Estos comentarios se hicieron sobre la versión ${version}. Usted cambió el diseño después; ahora es la versión ${latest}.`,
		versions: 'Versiones con comentarios',
		ofVersion: ({ version, comments, open }) =>
			`Versión ${version}: ${comments} (${pluralIn('es', open, { one: `${open} abierto`, other: `${open} abiertos` })})`,
		openInBuilder: 'Abrir en el editor',
		none: {
			title: 'Aún no hay comentarios',
			asked: 'Un enlace de este diseño recibe comentarios. Envíelo a su equipo.',
			notAsked: 'Cree un enlace en el editor, en el paso de la prueba, y permita comentarios en él.',
			links: 'Enlaces de este diseño',
		},
		lost: { title: 'Mientras tanto este comentario se borró', copy: 'Su respuesta, para copiarla' },
		answer: {
			open: 'Responder',
			label: 'Su respuesta',
			hint: 'La ven todas las personas que tienen el enlace.',
			send: 'Enviar la respuesta',
		},
		resolve: 'Marcar como resuelto',
		reopen: 'Abrir otra vez',
		delete: {
			button: 'Borrar…',
			title: (number) => `¿Borrar el comentario ${number}?`,
			warning: 'Se pierde para siempre, con sus respuestas.',
			submit: 'Borrar el comentario',
		},
		ofComment: (number) => ` (comentario ${number})`,
		done: {
			answered: 'Respuesta agregada',
			resolved: 'Comentario marcado como resuelto',
			reopened: 'Comentario abierto otra vez',
			deleted: 'Comentario borrado',
		},
		notChanged: 'El comentario no se cambió',
	},
})

const { signIn, notFound } = messages

export const commentOwnerPhrases: Phrases = {
	phrases: [
		...phrasesOf(
			{ signIn, notFound },
			{
				signIn: 'Inicie sesión para ver los comentarios sobre sus diseños.',
				notFound: 'Este comentario ya no existe.',
			},
		),
		phrase('Write your answer.', 'Escriba su respuesta.'),
		phrase(messages.answersFull, `Un comentario tiene como máximo ${commentLimits.answers} respuestas.`),
		...linkedPhrases.phrases,
		...designPhrases.phrases,
	],
	fallback: 'No se pudo completar. Vuelva a cargar la página e inténtelo otra vez.',
}
