// Places of comments in the language of a page. The pages of comments have no script that would hold them.
import { placeSaying, placeWord } from '#designs/rules/place-phrases.ts'
import { readerLanguage, type PageLanguage } from '#kit/language.ts'
import { pseudoText } from '#kit/pseudo.ts'
import { sayingIn } from '#kit/sayings.ts'
import { middle, type ViewPlaces } from './places.ts'

const spanishSpot = (name: string): string => (name === middle ? 'Centro' : placeWord(name))
const spanishPlace = (place: string): string => sayingIn([placeSaying], place) ?? place

const translated = (language: PageLanguage, text: string, spanish: (text: string) => string): string => {
	if (language === 'en-XA') return pseudoText(text)
	return readerLanguage(language) === 'en' ? text : spanish(text)
}

/** `Jersey, front: left chest`, as `placeName` writes it. */
export const placeIn = (language: PageLanguage, place: string): string =>
	translated(language, place, spanishPlace)

export const viewPlacesIn = (language: PageLanguage, views: readonly ViewPlaces[]): ViewPlaces[] =>
	views.map(({ view, places }) => ({
		view: placeIn(language, view),
		places: places.map((place) => ({ ...place, name: translated(language, place.name, spanishSpot) })),
	}))
