// Renders the frame of a visitor's page once and keeps it as text.
import { renderToStaticMarkup } from 'react-dom/server'
import type { ReadyFrame } from '../components/site-frame.tsx'
import { SiteFooter } from '../components/site-footer.tsx'
import { SiteHeader } from '../components/site-header.tsx'
import type { Viewer } from '../rules/menu.ts'

/** The header at once, the footer when its year is first asked for. */
export function readyFrame(): ReadyFrame {
	let footer: { year: number; markup: string } | undefined
	return {
		header: headerMarkup(null),
		footer: (year) => {
			if (footer?.year !== year) footer = { year, markup: renderToStaticMarkup(<SiteFooter year={year} />) }
			return footer.markup
		},
	}
}

/** The header of somebody who is signed in, as it stands in their pages. */
export const headerMarkup = (viewer: Viewer): string => renderToStaticMarkup(<SiteHeader viewer={viewer} />)
