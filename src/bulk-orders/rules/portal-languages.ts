// The team portal and its checkout in every language. A browser loads the one of its reader.
import { loadedTranslations } from '#kit/translations.ts'
import { englishBulkCheckout } from './bulk-checkout-texts.ts'
import { englishCoach } from './coach-texts.ts'
import { englishPortal } from './portal-texts.ts'

const asItIs = (text: string): string => text

export const portalTexts = loadedTranslations(
	{
		page: englishPortal,
		coach: englishCoach,
		checkout: englishBulkCheckout,
		/** A sentence of the rules or of the server, which both make in English. */
		said: asItIs,
		/** The name of a color. */
		color: asItIs,
		/** A text of a sum. */
		ofSum: asItIs,
	},
	{ es: async () => (await import('./spanish-portal.ts')).spanishPortal },
)
