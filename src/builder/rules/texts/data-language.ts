// The language of names that are data, such as of products and finished designs.
import { languageTags, type PageLanguage } from '#kit/language.ts'

/** `lang` of names in English; undefined on a page in English. */
export const dataLanguageOf = (language: PageLanguage): string | undefined =>
	language === 'en' ? undefined : languageTags.en
