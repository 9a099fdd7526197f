import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { roles } from '#kit/roles.ts'
import type { PageLanguage } from '#kit/language.ts'
import { FrameFooter, FrameHeader, ReadyFrameContext } from '../components/site-frame.tsx'
import { FrameLanguageContext } from '../components/frame-language.tsx'
import { frameTexts } from '../rules/frame-texts.ts'
import type { Viewer } from '../rules/menu.ts'
import { readyFrame } from './cached-layout.server.tsx'

const frame = readyFrame()
type Shown = { year?: number; language?: PageLanguage; query?: URLSearchParams }

const markup = (
	viewer: Viewer,
	ready: typeof frame | null,
	{ year = 2026, language = 'en', query }: Shown = {},
) => {
	const texts = frameTexts(language)
	return renderToStaticMarkup(
		<ReadyFrameContext value={ready}>
			<FrameLanguageContext value={texts ? { language, texts } : null}>
				<FrameHeader viewer={viewer} query={query} />
				<FrameFooter year={year} query={query} />
			</FrameLanguageContext>
		</ReadyFrameContext>,
	)
}
/** The markup without the wrappers of cached parts. */
const unboxed = (text: string) =>
	text.replace(/^<div class="contents">(.*)<\/div><div class="contents">(.*)<\/div>$/s, '$1$2')

test.each([
	[2026, 'en'],
	[2027, 'en'],
	[2026, 'es'],
	[2027, 'es'],
	[2026, 'en'],
] as const)("a visitor's ready frame of %i in %s is the one that React draws", (year, language) => {
	expect(unboxed(markup(null, frame, { year, language }))).toBe(markup(null, null, { year, language }))
})

test('the ready frame has the switch of languages of the page’s address in menu and footer, others have none', () => {
	const query = new URLSearchParams('sport=soccer&sport=hockey&lang=es')
	const shown = unboxed(markup(null, frame, { language: 'es', query }))
	expect(shown).toBe(markup(null, null, { language: 'es', query }))
	const parts = shown.split('<a lang="en-US" href="?sport=soccer&amp;sport=hockey&amp;lang=en"')
	expect(parts).toHaveLength(3)
	expect(parts[0]).toMatch(/id="mobile-menu"/)
	expect(parts[1]).toContain('</header>')
	expect(markup(null, frame)).not.toMatch(/hrefLang/i)
	expect(markup(null, frame)).not.toContain('\u{1}')
})

test('a person who is signed in never gets the header of a visitor', () => {
	const coach: Viewer = { roles: ['coach'] }
	const drawn = markup(coach, frame)
	expect(drawn).toContain(renderToStaticMarkup(<FrameHeader viewer={coach} />))
	expect(drawn).not.toContain('href="/auth"')
})

/** What is read of the frame, without names of the shop. */
const textsOf = (page: string): string[] =>
	page
		.replaceAll(/ (?:aria-label|placeholder|title)="([^"]*)"/g, '>$1<x')
		.split(/<[^>]*>/)
		.map((text) => text.trim())
		.filter((text) => /\p{L}/u.test(text))

const everyRole: Viewer = { roles: [...roles], name: 'Ana Vale', portalId: 'p1' }

/** The shop's own facts are in no table. */
const facts =
	/^(?:(?:© 2026 )?Fieldhouse|Ana Vale|Helmet reconditioning · 24\/7 support|Mon-Fri 9am-6pm EST|\S+@\S+)$/

test.each<Viewer>([null, everyRole, { roles: [] }, { roles: ['player'] }])(
	'every text of header and footer is in a table: %#',
	(viewer) => {
		const outside = textsOf(markup(viewer, frame, { language: 'en-XA' })).filter(
			(text) => !/^[^\p{L}]*\[[^[\]]*\][^\p{L}]*$/u.test(text) && !facts.test(text),
		)
		expect(outside).toEqual([])
	},
)

test('nothing of header and footer is in English on a page in Spanish', () => {
	const english = new Set(textsOf(markup(everyRole, frame)).filter((text) => !facts.test(text)))
	const spanish = textsOf(markup(everyRole, frame, { language: 'es' }))
	expect(spanish.filter((text) => english.has(text))).toEqual([])
	expect(spanish).toContain('Menú de la cuenta')
})
