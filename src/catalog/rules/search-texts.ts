// What search finds a product by and search engines show of it, beside its name and description.
import { z } from 'zod'
import { words } from './manage.ts'

/** Search engines cut off what is longer. */
export const longestTitle = 70
export const longestSummary = 160
const mostWords = 20

export const SearchTexts = z.object({
	/** Found by the search, and not shown. */
	searchWords: z.array(words(40).min(1)).max(mostWords, `At most ${mostWords} search words`),
	/** Empty for the usual one. */
	pageTitle: words(longestTitle),
	pageSummary: words(longestSummary),
})
export type SearchTexts = z.infer<typeof SearchTexts>

/** Those that are not empty, as a product keeps them. */
export const filledTexts = ({
	searchWords = [],
	pageTitle = '',
	pageSummary = '',
}: { [Field in keyof SearchTexts]?: SearchTexts[Field] | undefined }): Partial<SearchTexts> => ({
	...(searchWords.length > 0 && { searchWords }),
	...(pageTitle !== '' && { pageTitle }),
	...(pageSummary !== '' && { pageSummary }),
})
