// What pages about one's own designs refuse, in Spanish beside the English of the use cases.
import { phrasesOf, type Phrases } from '#kit/language.ts'
import { messages } from '../messages.ts'

const { signInToSee, signInToSave, designNotFound, notDrawn, notCustomizable, kitChanged } = messages
const { foreignArt, foreignTile, unknownMark, notPersonalized } = messages

export const designPhrases: Phrases = {
	phrases: [
		...phrasesOf(
			{
				signInToSee,
				signInToSave,
				designNotFound,
				notDrawn,
				notCustomizable,
				kitChanged,
				foreignArt,
				foreignTile,
				unknownMark,
				notPersonalized,
			},
			{
				signInToSee: 'Inicie sesión para ver sus diseños.',
				signInToSave: 'Inicie sesión para guardar diseños.',
				designNotFound: 'No encontramos este diseño.',
				notDrawn: 'Este diseño se hizo con una versión de la prenda que ya no se dibuja.',
				notCustomizable: 'Este producto se vende como es y no se puede personalizar.',
				kitChanged:
					'Las piezas de este conjunto cambiaron. Este diseño todavía se puede pedir como está; empiece uno nuevo para el conjunto como es ahora.',
				foreignArt: 'Uno de los logos ya no está entre los que usted subió. Quítelo o súbalo otra vez.',
				foreignTile:
					'La imagen del estampado ya no está entre las que usted subió. Súbala otra vez o elija otro estampado.',
				unknownMark: 'Una de las figuras no está en la biblioteca. Quítela y elija otra.',
				notPersonalized: 'Este producto no lleva nombres ni números de jugadores. Quítelos.',
			},
		),
		[
			/^A design is ordered in up to (\d+) pieces\. For more, contact us\.$/,
			'Un diseño se pide en hasta $1 piezas. Para más, escríbanos.',
		],
		[/^A name has at most (\d+) characters\.$/, 'Un nombre tiene como máximo $1 caracteres.'],
	],
	fallback: 'No se pudo completar. Vuelva a cargar la página e inténtelo otra vez.',
}
