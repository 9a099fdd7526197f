// State and transitions of the search box. Pure: the element sends requests, waits and renders.
import { isAskable } from './recent-searches.ts'

export type Suggestion = {
	title: string
	lang?: string
	detail?: string
	href: string
	image?: string
	/** `team-colors` shows the picture in the visitor's colors. */
	inTeamColors?: true
}
export type SuggestionGroup = { label: string; items: readonly Suggestion[] }
export type SearchState = {
	query: string
	isOpen: boolean
	/** Index of the highlighted suggestion among all shown, or -1. */
	active: number
	groups: readonly SuggestionGroup[]
	recent: readonly string[]
	status: 'idle' | 'waiting' | 'ready' | 'failed'
}
export type SearchEvent =
	| { type: 'focused'; recent: readonly string[] }
	| { type: 'typed'; query: string }
	| { type: 'answered'; query: string; groups: readonly SuggestionGroup[] }
	| { type: 'failed'; query: string }
	| { type: 'moved'; by: 1 | -1 }
	| { type: 'closed' }

export const emptySearch: SearchState = {
	query: '',
	isOpen: false,
	active: -1,
	groups: [],
	recent: [],
	status: 'idle',
}

/** What the box says in the language of its page, by the English text; `part` stands in place of `{}`. */
export type Say = (english: string, part?: string) => string

export const sayIn =
	(texts: Readonly<Record<string, string>>): Say =>
	(english, part = '') =>
		(texts[english] ?? english).replace('{}', () => part)

const inEnglish = sayIn({})

export const searchHref = (query: string): string => `/search?q=${encodeURIComponent(query.trim())}`

/** The shown groups: recent searches for an empty box, else the results and a link to all. */
export function shownGroups(
	{ query, recent, groups, status }: SearchState,
	say: Say = inEnglish,
): readonly SuggestionGroup[] {
	if (query.trim() === '') {
		const items = recent.map((title) => ({ title, href: searchHref(title) }))
		return items.length > 0 ? [{ label: say('Recent searches'), items }] : []
	}
	if (!isAskable(query) || groups.length === 0 || status === 'failed') return []
	const all = { title: say('All results for “{}”', query.trim()), href: searchHref(query) }
	const known = groups.map(({ label, items }) => ({ label: say(label), items }))
	return [...known, { label: say('More'), items: [all] }]
}

export const shownItems = (state: SearchState): readonly Suggestion[] =>
	shownGroups(state).flatMap((group) => group.items)

/** The next state. Responses to an older query are dropped. */
export function nextSearch(state: SearchState, event: SearchEvent): SearchState {
	switch (event.type) {
		case 'focused':
			return { ...state, recent: event.recent, isOpen: true, active: -1 }
		case 'typed':
			return typed(state, event.query)
		case 'answered': {
			if (event.query !== state.query.trim()) return state
			const groups = event.groups.filter(({ items }) => items.length > 0)
			return { ...state, groups, status: 'ready', active: -1 }
		}
		case 'failed':
			return event.query === state.query.trim()
				? { ...state, groups: [], status: 'failed', active: -1 }
				: state
		case 'moved':
			return moved(state, event.by)
		case 'closed':
			return { ...state, isOpen: false, active: -1 }
	}
}

function typed(state: SearchState, query: string): SearchState {
	const isSame = query.trim() === state.query.trim()
	if (isSame) return { ...state, query, isOpen: true, active: -1 }
	const asks = isAskable(query)
	return {
		...state,
		query,
		isOpen: true,
		active: -1,
		groups: asks ? state.groups : [],
		status: asks ? 'waiting' : 'idle',
	}
}

/** Past either end the highlight returns to the box itself (-1), as in any combobox. */
function moved(state: SearchState, by: 1 | -1): SearchState {
	const stops = shownItems(state).length + 1
	return { ...state, isOpen: true, active: ((state.active + 1 + by + stops) % stops) - 1 }
}

/** The text for the live region; empty while there is nothing to announce. */
export function searchMessage(state: SearchState, say: Say = inEnglish): string {
	if (!state.isOpen || state.status === 'idle' || state.status === 'waiting') return ''
	if (state.status === 'failed') return say('Suggestions are not available. Press Enter to search.')
	const count = state.groups.reduce((sum, { items }) => sum + items.length, 0)
	if (count === 0) return say('Nothing found for “{}”.', state.query.trim())
	return say(count === 1 ? '{} suggestion' : '{} suggestions', String(count))
}
