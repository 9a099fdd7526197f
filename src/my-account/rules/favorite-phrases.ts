// What changes of favorites refuse, in Spanish beside their English.
import { phrase, type Phrases } from '#kit/language.ts'

export const notAChange = 'This is no change of favorites.'

export const favoritePhrases: Phrases = {
	phrases: [
		phrase(notAChange, 'Esto no cambia sus favoritos.'),
		phrase('Product not found', 'No encontramos el producto'),
		phrase('Please sign in to keep favorites', 'Inicie sesión para guardar favoritos'),
		[
			/^You have ([\d,]+) favorites\. Remove one to add another\.$/,
			'Tiene $1 favoritos. Quite uno para agregar otro.',
		],
		phrase('An unexpected error occurred', 'Ocurrió un error inesperado'),
	],
	fallback: 'No se pudo guardar. Vuelva a cargar la página e inténtelo otra vez.',
}
