// The dialog that imports a list of players in every language. A browser loads the one of its reader.
import { loadedTranslations } from '#kit/translations.ts'
import { englishImport } from './english-import.ts'

export const importTexts = loadedTranslations(englishImport, {
	es: async () => (await import('./spanish-import.ts')).spanishImport,
})
