// The pages of votes for their owner in every language, and what their use cases refuse. Titles and designs are data.
import { designPhrases } from '#designs/rules/design-phrases.ts'
import { phrasesOf, type Phrases } from '#kit/language.ts'
import { translations } from '#kit/translations.ts'
import { messages } from '../messages.ts'
import { voteLimits } from './vote.ts'
import { voterTexts } from './voter-texts.ts'

const { fewest, most } = voteLimits

type Titled = { title: string; text: string }

type VoteOwnerTexts = {
	breadcrumb: string
	myDesigns: string
	votes: string
	list: { description: string; none: Titled; count: (ballots: number) => string }
	create: {
		title: string
		description: string
		noDesigns: Titled & { way: string }
		name: string
		nameHint: string
		lastDay: string
		/** `last` is a day in words. */
		lastDayHint: (zone: string, last: string) => string
		showResult: string
		showResultHint: string
		designs: string
		designsHint: string
		search: string
		find: string
		nothingFound: string
		version: (version: number) => string
		submit: string
	}
	result: {
		pageTitle: string
		description: string
		crumb: string
		title: string
		soFar: string
		version: (made: string, version: number) => string
		changedSince: (version: number, latest: number) => string
		order: string
		open: string
		/** Follows a link for screen readers. */
		ofDesign: (letter: string, design: string) => string
		gone: string
		closedByYou: (day: string) => string
		closedAfter: (day: string) => string
	}
	link: Readonly<Record<'title' | 'text' | 'copy' | 'copied' | 'notCopied' | 'see', string>>
	open: Readonly<Record<'title' | 'shown' | 'hidden' | 'hide' | 'show' | 'close', string>>
	again: { title: string; lastDay: string; hint: (zone: string) => string; submit: string }
	deletion: Readonly<Record<'title' | 'text' | 'button' | 'ask' | 'warning' | 'submit', string>>
	done: Readonly<Record<'created' | 'closed' | 'reopened' | 'shown' | 'hidden' | 'deleted', string>>
	notCreated: string
	notChanged: string
}

const { created, closed, reopened, shown, hidden, deleted } = messages

export const voteOwnerTexts = translations<VoteOwnerTexts>({
	en: {
		breadcrumb: 'Breadcrumb',
		myDesigns: 'My Designs',
		votes: 'Votes',
		list: {
			description: 'Ask your team which design they like best, by a link.',
			none: {
				title: 'No votes yet',
				text: 'Choose two to six of your designs, send the link to your team, and see which one they like best. No one needs an account to vote.',
			},
			count: voterTexts.en.votes,
		},
		create: {
			title: 'New vote',
			description: 'Choose two to six of your designs and ask your team which one they like best.',
			noDesigns: {
				title: 'No saved designs yet',
				text: `A vote is between ${fewest} to ${most} of your saved designs.`,
				way: 'Design a jersey',
			},
			name: 'Title',
			nameHint: 'Voters see it. Please name no players.',
			lastDay: 'Last day of voting',
			lastDayHint: (zone, last) => `The vote closes at the end of this day, ${zone}; ${last} at the latest.`,
			showResult: 'Voters see the result as soon as they have voted',
			showResultHint: 'Otherwise they see it after the vote closes.',
			designs: 'Designs',
			designsHint: `Choose ${fewest} to ${most}. Voters see each as it is now, with its name and whatever name is typed on the garment; that should be no real player’s. Later changes do not change the vote. The list of players is never shown.`,
			search: 'Name, team or product',
			find: 'Find',
			nothingFound: 'No design was found. Try a shorter word.',
			version: (version) => `version ${version}`,
			submit: 'Create the vote',
		},
		result: {
			pageTitle: 'Vote',
			description: 'The result of a vote between your designs, and its link.',
			crumb: 'Result',
			title: 'Result',
			soFar: 'Result so far',
			version: (made, version) => `${made}, version ${version}`,
			changedSince: (version, latest) =>
				`. You have changed it since: the builder has version ${latest} and brings version ${version} back when you ask.`,
			order: 'Order this design',
			open: 'Open in the builder',
			ofDesign: (letter, design) => ` ${letter}: ${design}`,
			gone: 'This product is no longer sold.',
			closedByYou: (day) => `Closed by you on ${day}`,
			closedAfter: (day) => `Closed after ${day}`,
		},
		link: {
			title: 'Link for voters',
			text: 'Anyone with this link can see the designs and vote, once per device and without an account.',
			copy: 'Copy the link',
			copied: 'Copied',
			notCopied: 'Not allowed here',
			see: 'See the page',
		},
		open: {
			title: 'While it is open',
			shown: 'Those who have voted see the result so far.',
			hidden: 'Voters see the result after the vote closes.',
			hide: 'Hide the result until the end',
			show: 'Show voters the result',
			close: 'Close the vote now',
		},
		again: {
			title: 'Open it again',
			lastDay: 'New last day of voting',
			hint: (zone) => `Votes so far stay. It closes at the end of this day, ${zone}.`,
			submit: 'Open the vote again',
		},
		deletion: {
			title: 'Delete this vote',
			text: 'Its link stops working, and its votes are deleted. Your designs stay.',
			button: 'Delete…',
			ask: 'Delete this vote?',
			warning: 'The result is gone for good. Your designs stay.',
			submit: 'Delete the vote',
		},
		done: { created, closed, reopened, shown, hidden, deleted },
		notCreated: messages.notCreated,
		notChanged: messages.notChanged,
	},
	es: {
		breadcrumb: 'Ruta de la página',
		myDesigns: 'Mis diseños',
		votes: 'Votaciones',
		list: {
			description: 'Pregunte a su equipo con un enlace qué diseño le gusta más.',
			none: {
				title: 'Aún no hay votaciones',
				text: 'Elija de dos a seis de sus diseños, envíe el enlace a su equipo y vea cuál le gusta más. Para votar no hace falta una cuenta.',
			},
			count: voterTexts.es.votes,
		},
		create: {
			title: 'Nueva votación',
			description: 'Elija de dos a seis de sus diseños y pregunte a su equipo cuál le gusta más.',
			noDesigns: {
				title: 'Aún no hay diseños guardados',
				text: `Se vota entre ${fewest} a ${most} de sus diseños guardados.`,
				way: 'Diseñar una camiseta',
			},
			name: 'Título',
			nameHint: 'Lo ven quienes votan. No nombre a ningún jugador o jugadora.',
			lastDay: 'Último día para votar',
			lastDayHint: (zone, last) =>
				`La votación cierra al final de ese día, ${zone}; a más tardar el ${last}.`,
			showResult: 'Quienes votan ven el resultado en cuanto han votado',
			showResultHint: 'Si no, lo ven cuando la votación cierre.',
			designs: 'Diseños',
			designsHint: `Elija de ${fewest} a ${most}. Quienes votan ven cada uno como está ahora, con su nombre y con el que lleve escrito la prenda, que no debería ser de un jugador o jugadora real. Los cambios posteriores no cambian la votación. La lista de jugadores nunca se muestra.`,
			search: 'Nombre, equipo o producto',
			find: 'Buscar',
			nothingFound: 'No se encontró ningún diseño. Pruebe con una palabra más corta.',
			version: (version) => `versión ${version}`,
			submit: 'Crear la votación',
		},
		result: {
			pageTitle: 'Votación',
			description: 'El resultado de una votación entre sus diseños, y su enlace.',
			crumb: 'Resultado',
			title: 'Resultado',
			soFar: 'Resultado hasta ahora',
			version: (made, version) => `${made}, versión ${version}`,
			changedSince: (version, latest) =>
				`. Usted lo cambió después: el editor tiene la versión ${latest} y recupera la versión ${version} si lo pide.`,
			order: 'Pedir este diseño',
			open: 'Abrir en el editor',
			ofDesign: (letter, design) => `, ${letter}: ${design}`,
			gone: 'Este producto ya no se vende.',
			closedByYou: (day) => `Usted la cerró el ${day}`,
			closedAfter: (day) => `Cerró al final del ${day}`,
		},
		link: {
			title: 'Enlace para votar',
			text: 'Quien tenga este enlace puede ver los diseños y votar, una vez por dispositivo y sin una cuenta.',
			copy: 'Copiar el enlace',
			copied: 'Copiado',
			notCopied: 'Aquí no se permite',
			see: 'Ver la página',
		},
		open: {
			title: 'Mientras está abierta',
			shown: 'Quienes ya votaron ven el resultado hasta ahora.',
			hidden: 'El resultado se ve cuando cierre la votación.',
			hide: 'Ocultar el resultado hasta el final',
			show: 'Mostrar el resultado a quienes votan',
			close: 'Cerrar la votación ahora',
		},
		again: {
			title: 'Abrirla otra vez',
			lastDay: 'Nuevo último día para votar',
			hint: (zone) => `Los votos que hay se quedan. Cierra al final de ese día, ${zone}.`,
			submit: 'Abrir la votación otra vez',
		},
		deletion: {
			title: 'Borrar esta votación',
			text: 'Su enlace deja de funcionar y sus votos se borran. Sus diseños se quedan.',
			button: 'Borrar…',
			ask: '¿Borrar esta votación?',
			warning: 'El resultado se pierde para siempre. Sus diseños se quedan.',
			submit: 'Borrar la votación',
		},
		done: {
			created: 'Votación creada: envíe ahora su enlace',
			closed: 'Votación cerrada',
			reopened: 'Votación abierta otra vez',
			shown: 'Quienes votan ven ahora el resultado',
			hidden: 'El resultado se ve cuando cierre la votación',
			deleted: 'Votación borrada',
		},
		notCreated: 'La votación no se creó',
		notChanged: 'La votación no se cambió',
	},
})

const { signIn, notFound, titleRequired, dayRequired, howMany, tooMany, designGone } = messages
const { formUsed, tooManyVotes, closedAlready, openAlready } = messages

export const voteOwnerPhrases: Phrases = {
	phrases: [
		...phrasesOf(
			{
				signIn,
				notFound,
				titleRequired,
				dayRequired,
				howMany,
				tooMany,
				designGone,
				formUsed,
				tooManyVotes,
				closedAlready,
				openAlready,
			},
			{
				signIn: 'Inicie sesión para ver sus votaciones.',
				notFound: 'Esta votación no existe.',
				titleRequired: 'Escriba un título, como “Camiseta local 2027”.',
				dayRequired: 'Escriba el último día para votar.',
				howMany: `Elija de ${fewest} a ${most} diseños.`,
				tooMany: `Elija como máximo ${most} diseños.`,
				designGone: 'Uno de estos diseños ya no se puede elegir. Elija otra vez.',
				formUsed: 'Este formulario ya se envió. Ábralo otra vez.',
				tooManyVotes: `Usted tiene ${voteLimits.votes} votaciones. Borre una primero.`,
				closedAlready: 'Esta votación ya está cerrada.',
				openAlready: 'Esta votación ya está abierta.',
			},
		),
		[
			/^Choose a day from .+: a vote is open for up to (\d+) days\.$/,
			'Elija un día de hoy en adelante: una votación está abierta $1 días como máximo.',
		],
		[/^At most (\d+) characters$/, '$1 caracteres como máximo'],
		[/^Letters, digits and signs only$/, 'Solo letras, números y signos'],
		...designPhrases.phrases,
	],
	fallback: 'No se pudo completar. Vuelva a cargar la página e inténtelo otra vez.',
}
