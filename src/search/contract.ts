// What the search needs from modules above it: the results that only one person may see.
import type { ServiceContext } from '#database/context.server.ts'
import type { PageLanguage } from '#kit/language.ts'

export type PersonalResult = {
	id: string
	title: string
	detail: string
	href: string
}
export type PersonalGroup = {
	/** The group's heading. */
	label: string
	results: PersonalResult[]
	/** There are more than the limit. */
	hasMore: boolean
}

/** In the given language, English when absent. Answers with what the actor of the context may see, at most `limit` results a group, and no empty group. */
export type PersonalSearch = (
	context: ServiceContext,
	asked: { query: string; limit: number; language?: PageLanguage },
) => Promise<PersonalGroup[]>
