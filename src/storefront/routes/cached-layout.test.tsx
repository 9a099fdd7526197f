import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FrameFooter, FrameHeader, ReadyFrameContext } from '../components/site-frame.tsx'
import type { Viewer } from '../rules/menu.ts'
import { readyFrame } from './cached-layout.server.tsx'

const frame = readyFrame()
const markup = (viewer: Viewer, year: number, ready: typeof frame | null) =>
	renderToStaticMarkup(
		<ReadyFrameContext value={ready}>
			<FrameHeader viewer={viewer} />
			<FrameFooter year={year} />
		</ReadyFrameContext>,
	)
/** The markup without the wrappers of cached parts. */
const unboxed = (text: string) =>
	text.replace(/^<div class="contents">(.*)<\/div><div class="contents">(.*)<\/div>$/s, '$1$2')

test.each([2026, 2027])("a visitor's ready frame of %i is the one that React draws", (year) => {
	expect(unboxed(markup(null, year, frame))).toBe(markup(null, year, null))
})

test('a person who is signed in never gets the header of a visitor', () => {
	const coach: Viewer = { roles: ['coach'] }
	const drawn = markup(coach, 2026, frame)
	expect(drawn).toContain(renderToStaticMarkup(<FrameHeader viewer={coach} />))
	expect(drawn).not.toContain('href="/auth"')
})
