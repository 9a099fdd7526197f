// Renders the suggestions under the search box.
import { searchMessage, shownGroups, type Say, type SearchState, type Suggestion } from './search-state.ts'

const styles = {
	panel:
		'rise absolute inset-x-0 top-[calc(100%+0.5rem)] z-40 max-h-[min(32rem,70dvh)] overflow-y-auto rounded-card border border-line bg-card py-2 shadow-raised xl:left-auto xl:w-[26rem]',
	heading: 'px-4 pt-2 pb-1 text-xs font-bold tracking-[0.05em] text-muted uppercase',
	option:
		'flex min-h-11 items-center gap-3 px-4 py-1.5 hover:bg-page aria-selected:bg-page aria-selected:shadow-[inset_3px_0_0_var(--color-primary)]',
	image: 'size-11 shrink-0 rounded-chip bg-well object-contain',
	title: 'block truncate font-semibold',
	detail: 'block truncate text-sm text-muted',
	note: 'px-4 py-2 text-sm text-muted',
	clear:
		'mt-1 min-h-11 w-full border-t border-line px-4 pt-1 text-left text-sm font-semibold text-primary hover:underline',
}

function make(tag: string, className: string, text?: string): HTMLElement {
	const made = document.createElement(tag)
	made.className = className
	if (text !== undefined) made.textContent = text
	return made
}

type OptionProps = { id: string; isActive: boolean; say: Say }

function option(item: Suggestion, { id, isActive, say }: OptionProps): HTMLElement {
	const row = make('a', styles.option)
	row.id = id
	row.tabIndex = -1
	row.setAttribute('href', item.href)
	row.setAttribute('role', 'option')
	row.setAttribute('aria-selected', String(isActive))
	if (item.image) {
		const image = make('img', styles.image)
		image.setAttribute('src', item.image)
		image.setAttribute('alt', '')
		if (item.inTeamColors) image.setAttribute('data-team', '')
		row.append(image)
	}
	const words = make('span', 'min-w-0')
	const title = make('span', styles.title, item.title)
	if (item.lang) title.lang = item.lang
	words.append(title)
	// Descriptions and most names are in English.
	if (item.detail) {
		words.lang = 'en-US'
		words.append(make('span', styles.detail, item.detail.replace(fromPrice, say(fromPrice))))
	}
	row.append(words)
	return row
}

export const optionId = (listId: string, place: number): string => `${listId}-${place}`

/** Before the price of a product, as the server writes it. */
const fromPrice = ' · From $'

function listbox(state: SearchState, listId: string, say: Say): HTMLElement {
	const list = make('div', '')
	list.id = listId
	list.setAttribute('role', 'listbox')
	list.setAttribute('aria-label', say('Suggestions'))
	let place = 0
	for (const { label, items } of shownGroups(state, say)) {
		const group = make('div', '')
		group.setAttribute('role', 'group')
		group.setAttribute('aria-label', label)
		const heading = make('p', styles.heading, label)
		heading.setAttribute('role', 'presentation')
		group.append(heading)
		for (const item of items) {
			group.append(option(item, { id: optionId(listId, place), isActive: place === state.active, say }))
			place++
		}
		list.append(group)
	}
	return list
}

type PanelProps = { listId: string; /** Deletes the recent searches. */ onClear: () => void; say: Say }

/** The whole panel; undefined when there is nothing to show. */
export function drawSuggestions(
	state: SearchState,
	{ listId, onClear, say }: PanelProps,
): HTMLElement | undefined {
	if (!state.isOpen) return undefined
	const groups = shownGroups(state, say)
	const message = searchMessage(state, say)
	if (groups.length === 0 && !message) return undefined
	const panel = make('div', styles.panel)
	// The arrow keys scroll it; otherwise browsers make a scroll container a Tab stop.
	panel.tabIndex = -1
	if (groups.length === 0) panel.append(make('p', styles.note, message))
	else panel.append(listbox(state, listId, say))
	if (state.query.trim() === '') {
		const clear = make('button', styles.clear, say('Clear recent searches'))
		clear.setAttribute('type', 'button')
		clear.addEventListener('click', onClear)
		panel.append(clear)
	}
	return panel
}
