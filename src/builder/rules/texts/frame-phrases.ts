// What the server refuses in the builder, and what toasts of its messages say, in Spanish beside their English.
import { messages as togetherMessages } from '#co-design/messages.ts'
import { togetherPhrases } from '#co-design/rules/invitation-texts.ts'
import { messages } from '#designs/messages.ts'
import { slotNames } from '#garments/template.ts'
import { phrase, phrasesOf, type Phrase } from '#kit/language.ts'
import { addOnNames, decorationLocationNames, decorationMethodNames } from '#pricing/rules/decorations.ts'

const { loadFailed, authRequired, saveFailed, created, saved, locked, logoTooSmall, logoIds } = messages
const { uploadFailed, uploadFailedWhy, tileUploaded, logoUploaded, logoRemoved, logoPlaced, markPlaced } =
	messages
const { logoForgotten, logoStays, backgroundRemoved, backgroundUndo, backgroundStays, backgroundNotFlat } =
	messages
const { tooManyDecorations, twillOnDyed, tileNeedsSublimation, copyFailed, proofBlocked, noGallery } =
	messages
const { linkNotFound, linkRevoked } = messages

const ofDesigns = phrasesOf(
	{
		loadFailed,
		authRequired,
		saveFailed,
		created,
		saved,
		locked,
		logoTooSmall,
		logoIds,
		uploadFailed,
		uploadFailedWhy,
		tileUploaded,
		logoUploaded,
		logoRemoved,
		logoPlaced,
		markPlaced,
		logoForgotten,
		logoStays,
		backgroundRemoved,
		backgroundUndo,
		backgroundStays,
		backgroundNotFlat,
		tooManyDecorations,
		twillOnDyed,
		tileNeedsSublimation,
		copyFailed,
		proofBlocked,
		noGallery,
		linkNotFound,
		linkRevoked,
	},
	{
		loadFailed: 'No se pudieron cargar los datos del diseñador',
		authRequired: 'Hay que iniciar sesión',
		saveFailed: 'No se guardó el diseño',
		created: 'Diseño creado',
		saved: 'Diseño guardado',
		locked: 'Este diseño se aprobó y ya no se puede cambiar. Haga una copia para continuar a partir de él.',
		logoTooSmall:
			'Un logo es más pequeño de lo que se puede hacer. Agrándelo al menos a 40 por 40 píxeles de la vista previa.',
		logoIds: 'Dos logos tienen el mismo identificador. Quite uno de ellos y súbalo otra vez.',
		uploadFailed: 'No se subió el archivo',
		uploadFailedWhy: 'No se pudo subir el logo',
		tileUploaded: 'Estampado subido',
		logoUploaded: 'Logo subido',
		logoRemoved: 'Logo quitado',
		logoPlaced: 'Logo agregado',
		markPlaced: 'Figura agregada',
		logoForgotten: 'Se quitó de sus logos. Los diseños que lo llevan lo conservan.',
		logoStays: 'El logo no se quitó',
		backgroundRemoved: 'Fondo quitado',
		backgroundUndo: 'Con Deshacer la imagen vuelve a como estaba.',
		backgroundStays: 'El fondo no se quitó',
		backgroundNotFlat:
			'No es de un solo color hasta los bordes de la imagen. Lo adecuado sería un PNG con fondo transparente o un SVG.',
		tooManyDecorations: 'Un diseño lleva como máximo 12 decoraciones adicionales. Quite algunas.',
		twillOnDyed:
			'El tackle twill no se cose sobre esta prenda teñida. Elija otra técnica para la decoración adicional.',
		tileNeedsSublimation:
			'Un estampado que usted sube se tiñe en la tela, y este producto no se sublima. Elija otro estampado.',
		copyFailed: 'No se copió el diseño',
		proofBlocked: 'La prueba todavía no se puede hacer',
		noGallery: 'La galería no tiene diseños para este deporte o esta prenda.',
		linkNotFound: 'Este enlace no abre ningún diseño. Es posible que lo hayan retirado.',
		linkRevoked: 'Este enlace fue retirado. Pida uno nuevo.',
	},
)

const { ended, unknownPerson, noColleague, removedBefore, onlyOwner, ownersPlayers, unreadable, tooLarge } =
	togetherMessages

const ofTogether = phrasesOf(
	{ ended, unknownPerson, noColleague, removedBefore, onlyOwner, ownersPlayers, unreadable, tooLarge },
	{
		ended:
			'Quien es dueño del diseño dejó de diseñar en grupo, o usted no recibió una invitación. Los cambios posteriores no están en el diseño.',
		unknownPerson: 'Esta persona no se ha unido al diseño.',
		noColleague: 'Esta persona no es entrenadora ni administra la escuela de sus equipos.',
		removedBefore: 'Usted le quitó a esta persona el acceso al diseño. Primero devuélvaselo.',
		onlyOwner: 'Solo quien es dueño del diseño puede hacer esto.',
		ownersPlayers: 'La lista de jugadores es solo de quien es dueño del diseño.',
		unreadable: 'Este cambio no se pudo leer.',
		tooLarge: 'Este diseño creció demasiado para editarlo en grupo.',
	},
)

const methods = {
	[decorationMethodNames.screen]: 'la serigrafía',
	[decorationMethodNames.embroidery]: 'el bordado',
	[decorationMethodNames.tackle_twill]: 'el tackle twill',
}
const places = {
	[decorationLocationNames.front]: 'frente',
	[decorationLocationNames.back]: 'espalda',
	[decorationLocationNames.sleeve]: 'manga',
	[decorationLocationNames.chest]: 'pecho',
	[decorationLocationNames.custom]: 'otro lugar',
}
const slots = {
	[slotNames.team]: 'Nombre del equipo',
	[slotNames.name]: 'Nombre del jugador',
	[slotNames.number]: 'Número',
}
const addOns = {
	[addOnNames.padding]: 'El acolchado',
	[addOnNames.facemask]: 'La máscara facial',
	[addOnNames.custom_embroidery]: 'El bordado a la medida',
	[addOnNames.name_plate]: 'La placa de nombre',
	[addOnNames.helmet_decal]: 'La calcomanía de casco',
	'This add-on': 'Este complemento',
}

/** Lettering by its name; a logo by that which its owner gave it, as `$1`. */
const elements = [...Object.entries(slots), ['(.+)', '$1'] as const]

const ofMethods: readonly Phrase[] = [
	...Object.entries(methods).map(([method, spanish]): Phrase =>
		phrase(
			messages.notOffered(method),
			`Este producto no se ofrece con ${spanish}. Elija otra técnica para la decoración adicional.`,
		),
	),
	...elements.flatMap(([what, name]) => [
		...Object.entries(methods).map(([method, spanish]): Phrase => [
			new RegExp(`^${messages.notOfferedFor(what, method)}$`),
			`${name}: este producto no se ofrece con ${spanish}. Elija otra técnica.`,
		]),
		...Object.entries(places).map(([place, spanish]): Phrase => [
			new RegExp(
				`^${messages
					.noMethodFor(what, place)
					.replace(/\((?=[a-z])/, '\\(')
					.replace(/\)(?=\.)/, '\\)')}$`,
			),
			`${name}: este producto no se decora ahí (${spanish}). Muévalo o quítelo.`,
		]),
	]),
	...Object.entries(addOns).map(([name, spanish]): Phrase =>
		phrase(
			`${name} is not made for this garment. Remove it under Add-Ons.`,
			`${spanish} no se hace para esta prenda. Quite el complemento en el paso Complementos.`,
		),
	),
]

const inPlayers: readonly Phrase[] = Object.entries({
	'The name may have up to 60 characters': 'El nombre puede tener hasta 60 caracteres',
	'The number may have up to 10 characters': 'El número puede tener hasta 10 caracteres',
	'This is not a size': 'Esto no es una talla',
	'These are not the sizes of a kit': 'Estas no son las tallas de un conjunto',
	'The quantity is a whole number from 1 to 999': 'La cantidad es un número entero de 1 a 999',
	'This row could not be read': 'No se pudo leer esta fila',
}).map(([english, spanish]) => [new RegExp(`^Player (\\d+): ${english}\\.$`), `Jugador $1: ${spanish}.`])

/** Versions, pieces and fonts within a sentence are data. */
const parts: readonly Phrase[] = [
	[/^Version (\d+) saved successfully$/, 'La versión $1 se guardó correctamente'],
	[
		/^Version (\d+) was saved in another window meanwhile\. Nothing of yours is lost: compare the two, then save yours as a new version\.$/,
		'Mientras tanto, la versión $1 se guardó en otra ventana. No se pierde nada suyo: compare las dos y después guarde la suya como versión nueva.',
	],
	[
		/^The design of one piece is missing: (.+)\. Reload the page and save again\.$/,
		'Falta el diseño de una pieza: $1. Vuelva a cargar la página y guarde otra vez.',
	],
	[
		/^(.+) has the digits 0 to 9 only\. Choose another lettering for words\.$/,
		'$1 solo tiene los dígitos del 0 al 9. Elija otra letra para las palabras.',
	],
	[
		/^A design can have (\d+) links\. Revoke one first\.$/,
		'Un diseño puede tener $1 enlaces. Retire uno primero.',
	],
	[
		/^A design takes up to (\d+) players; this list has (\d+)\. Remove some, or make a second design for them\.$/,
		'Un diseño lleva hasta $1 jugadores y esta lista tiene $2. Quite algunos o haga un segundo diseño para ellos.',
	],
]

export const framePhrases: readonly Phrase[] = [
	...ofDesigns,
	...ofTogether,
	...togetherPhrases.phrases,
	...parts,
	...ofMethods,
	...inPlayers,
	phrase(
		'The shop could not be reached. Check your connection and try again.',
		'No se pudo comunicar con la tienda. Revise su conexión e inténtelo otra vez.',
	),
	phrase('That is no design.', 'Esto no es un diseño. Vuelva a cargar la página e inténtelo otra vez.'),
]
