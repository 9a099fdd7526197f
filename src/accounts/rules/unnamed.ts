// What customers see in place of the name of a person who is not named to them.
import type { PageLanguage } from '#kit/language.ts'
import { translations } from '#kit/translations.ts'

/** Accounts of players may be children's; a guest has given no name. */
export const unnamedTexts = translations<Readonly<Record<'player' | 'guest', string>>>({
	en: { player: 'A player', guest: 'A guest' },
	es: { player: 'Un jugador', guest: 'Un invitado' },
})

/** A first name as `firstNamesOf` answers it, for the reader of a page. Starts a sentence. */
export function firstNameIn(language: PageLanguage, name: string): string {
	const { player, guest } = unnamedTexts.en
	if (name === player) return unnamedTexts[language].player
	return name === guest ? unnamedTexts[language].guest : name
}
