// What the stars say, in every language; loaded with the first press.
import { favoritesLimit } from '#catalog/rules/product/favorites.ts'
import { scriptLanguage } from '#http/page-language.ts'
import type { Language } from '#kit/language.ts'
import { showToast } from '#ui/show-toast.ts'
import { announce } from './announce.ts'

const texts = {
	en: {
		added: 'Added to favorites',
		removed: 'Removed from favorites',
		full: 'No room for another favorite',
		fullHere: `This browser keeps ${favoritesLimit}. Remove one to add another.`,
		notSaved: 'Favorite not saved',
		noStorage: 'This browser does not keep data for this site.',
		signedOut: 'You have been signed out. Sign in again to keep favorites.',
		unreachable: 'We could not reach the shop. Check your connection and try again.',
		unexpected: 'An unexpected error occurred',
	},
	es: {
		added: 'Se agregó a sus favoritos',
		removed: 'Se quitó de sus favoritos',
		full: 'No caben más favoritos',
		fullHere: `Este navegador guarda ${favoritesLimit}. Quite uno para agregar otro.`,
		notSaved: 'El favorito no se guardó',
		noStorage: 'Este navegador no guarda datos de este sitio.',
		signedOut: 'Su sesión se cerró. Inicie sesión otra vez para guardar favoritos.',
		unreachable: 'No pudimos comunicarnos con la tienda. Revise su conexión e inténtelo otra vez.',
		unexpected: 'Ocurrió un error inesperado',
	},
} satisfies Record<Language, Record<string, string>>

export const favoriteTexts = () => texts[scriptLanguage()]

export function sayStarred(isStarred: boolean): void {
	const { added, removed } = favoriteTexts()
	announce(isStarred ? added : removed, scriptLanguage())
}

/** A toast. @param detail already in the person's language */
export const refuseStar = (title: 'full' | 'notSaved', detail: string): void =>
	showToast({ tone: 'error', title: favoriteTexts()[title], detail, language: scriptLanguage() })
