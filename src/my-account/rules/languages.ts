// The account page in every language. A browser loads the one of its reader.
import { loadedTranslations } from '#kit/translations.ts'
import { englishAccount } from './account-texts.ts'
import { englishSettings } from './settings-texts.ts'

export const accountTexts = loadedTranslations(
	{ page: englishAccount, settings: englishSettings },
	{ es: async () => (await import('./spanish-account.ts')).spanishAccount },
)
