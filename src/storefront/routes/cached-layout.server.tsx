// Renders header and footer for visitors once and caches their markup.
import { renderToStaticMarkup } from 'react-dom/server'
import { SiteFooter, type ReadyFrame } from '../components/site-frame.tsx'
import { SiteHeader } from '../components/site-header.tsx'
import type { Viewer } from '../rules/menu.ts'

/** Renders the header immediately, the footer at the first request for its year. */
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

/** The header's markup for a viewer; null for a visitor. */
export const headerMarkup = (viewer: Viewer): string => renderToStaticMarkup(<SiteHeader viewer={viewer} />)
