// Renders header and footer for visitors once and caches their markup.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { specShell, type ShopShell } from '#kit/shop.ts'
import { ShopContext } from '#ui/shop.tsx'
import { SiteFooter, type ReadyFrame } from '../components/site-frame.tsx'
import { SiteHeader } from '../components/site-header.tsx'
import type { Viewer } from '../rules/menu.ts'

/** Renders the header immediately, the footer at the first request for its year. */
export function readyFrame(shop: ShopShell = specShell): ReadyFrame {
	let footer: { year: number; markup: string } | undefined
	return {
		header: headerMarkup(null, shop),
		footer: (year) => {
			if (footer?.year !== year) footer = { year, markup: inShop(shop, <SiteFooter year={year} />) }
			return footer.markup
		},
	}
}

/** The header's markup for a viewer; null for a visitor. */
export const headerMarkup = (viewer: Viewer, shop: ShopShell = specShell): string =>
	inShop(shop, <SiteHeader viewer={viewer} />)

const inShop = (shop: ShopShell, part: ReactNode): string =>
	renderToStaticMarkup(<ShopContext value={shop}>{part}</ShopContext>)
