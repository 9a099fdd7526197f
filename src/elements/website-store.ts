// `<fieldhouse-store store="KEY">` on other websites: draws a team's store without an iframe. It depends on nothing, sets
// text alone, and leaves the link inside it where the store cannot be read.
import type { StoreFeed } from '#portals/rules/store-feed.ts'

const shopOrigin = new URL(import.meta.url).origin

type Texts = { store: string; orderBy: string; closed: string; empty: string; visit: string }

const texts: Record<'en' | 'es', Texts> = {
	en: {
		store: 'team store',
		orderBy: 'Order by',
		closed: 'This store is closed.',
		empty: 'Nothing is in this store yet.',
		visit: 'See the whole store',
	},
	es: {
		store: 'tienda del equipo',
		orderBy: 'Pedir hasta el',
		closed: 'Esta tienda está cerrada.',
		empty: 'Todavía no hay nada en esta tienda.',
		visit: 'Ver toda la tienda',
	},
}

/** A style sheet object: the page's content security policy needs to allow no inline styles for it. */
const look = `
:host { display: block; color: var(--fieldhouse-ink, inherit); }
:host([hidden]) { display: none; }
.heading { margin: 0 0 0.25em; font: inherit; font-size: 1.5em; font-weight: 700; }
p { margin: 0.25em 0 0; }
ul { list-style: none; margin: 1em 0; padding: 0; display: grid; gap: var(--fieldhouse-gap, 1rem);
	grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--fieldhouse-column, 9rem)), 1fr)); }
li { position: relative; padding: 0.75rem; overflow-wrap: anywhere; background: var(--fieldhouse-card, transparent);
	border: 1px solid var(--fieldhouse-line, color-mix(in srgb, currentColor 25%, transparent));
	border-radius: var(--fieldhouse-radius, 0.5rem); }
img { display: block; width: 100%; height: auto; aspect-ratio: 4 / 5; object-fit: contain; margin-bottom: 0.5rem; }
a { color: var(--fieldhouse-accent, inherit); font-weight: 700; text-decoration-line: underline; text-underline-offset: 0.15em; }
li a::after { content: ''; position: absolute; inset: 0; border-radius: inherit; }
a:focus-visible, li:has(a:focus-visible) { outline: 3px solid currentColor; outline-offset: 2px; }
li a:focus-visible { outline: none; }
`

function make<Tag extends keyof HTMLElementTagNameMap>(
	tag: Tag,
	facts: Partial<HTMLElementTagNameMap[Tag]>,
	...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
	const made = Object.assign(document.createElement(tag), facts)
	made.append(...children)
	return made
}

/** An address of the web; anything else leads nowhere. */
const webAddress = (text: string): string => (/^https?:\/\//.test(text) ? text : shopOrigin)

type Item = StoreFeed['items'][number]

class FieldhouseStore extends HTMLElement {
	#isStarted = false

	connectedCallback(): void {
		if (this.#isStarted) return
		this.#isStarted = true
		const root = this.attachShadow({ mode: 'open' })
		const sheet = new CSSStyleSheet()
		sheet.replaceSync(look)
		root.adoptedStyleSheets = [sheet]
		// The link inside the element stands until the store is drawn.
		root.append(document.createElement('slot'))
		this.#load(root).catch((failure: unknown) => this.#warn(`could not be read: ${String(failure)}`))
	}

	#warn(what: string): void {
		console.warn(`fieldhouse-store: the store "${this.getAttribute('store') ?? ''}" ${what}`)
	}

	async #load(root: ShadowRoot): Promise<void> {
		const key = encodeURIComponent(this.getAttribute('store') ?? '')
		const response = await fetch(`${shopOrigin}/embed/${key}.json`, { credentials: 'omit' })
		if (response.ok) {
			// Cast: the shop that serves this script also writes the answer.
			root.replaceChildren(...this.#drawn((await response.json()) as StoreFeed))
			return
		}
		const { error = '' } = (await response.json().catch(() => ({}))) as { error?: string }
		this.#warn(`is not shown: ${error || response.status}`)
		if (response.status === 404) root.replaceChildren()
	}

	#drawn({ name, season, url, state, lastDay, items, currency }: StoreFeed): Node[] {
		const tag = (this.closest('[lang]')?.getAttribute('lang') ?? '').toLowerCase()
		const language = tag.startsWith('es') ? 'es' : 'en'
		const words = texts[language]
		const locale = `${language}-US`
		const price = new Intl.NumberFormat(locale, { style: 'currency', currency })
		const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
		const orderBy = (on: string | null) =>
			on === null ? [] : [make('p', {}, `${words.orderBy} ${day.format(new Date(on))}`)]
		const card = (item: Item): HTMLLIElement =>
			make(
				'li',
				{},
				...(item.picture
					? [
							make('img', {
								alt: '',
								loading: 'lazy',
								width: 240,
								height: 300,
								sizes: '240px',
								srcset: item.picture.srcset,
								src: webAddress(item.picture.src),
							}),
						]
					: []),
				make('a', { href: webAddress(item.url) }, item.name),
				make('p', {}, price.format(item.priceCents / 100)),
				...(item.lastDay === lastDay ? [] : orderBy(item.lastDay)),
			)
		const level = /^[2-6]$/.exec(this.getAttribute('heading') ?? '')?.[0] ?? '2'
		const title = `${name}, ${words.store}`
		// Cast: `level` is one of 2 to 6.
		const heading = make(`h${level}` as 'h2', { className: 'heading' }, title, ` · ${season}`)
		const list = make('ul', { role: 'list' }, ...items.map(card))
		const region = make('section', { lang: language, ariaLabel: title }, heading)
		if (state === 'open')
			region.append(...orderBy(lastDay), list, make('a', { href: webAddress(url) }, words.visit))
		else region.append(make('p', {}, words[state]))
		return [region]
	}
}

if (!customElements.get('fieldhouse-store')) customElements.define('fieldhouse-store', FieldhouseStore)
