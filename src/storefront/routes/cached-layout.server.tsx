// Renders header and footer for visitors once and caches their markup.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageLanguage } from '#kit/language.ts'
import { specShell, type ShopShell } from '#kit/shop.ts'
import { ShopContext } from '#ui/shop.tsx'
import { FrameLanguageContext } from '../components/frame-language.tsx'
import { FooterSwitch, MenuSwitch, SiteFooter, type ReadyFrame } from '../components/site-frame.tsx'
import { SiteHeader } from '../components/site-header.tsx'
import { frameTexts } from '../rules/frame-texts.ts'
import type { Viewer } from '../rules/menu.ts'

/** Stands in the kept markup in place of the switch of languages, which depends on the address; no text has it. */
const switchMark = '\u{1}'

/** Renders each part at its first page in a language, the footer again for another year. */
export function readyFrame(shop: ShopShell = specShell): ReadyFrame {
	const headers: Partial<Record<PageLanguage, HeaderParts>> = {}
	const footers: Partial<Record<PageLanguage, { year: number; markup: string }>> = {}
	return {
		header: (language, query) => {
			const parts = (headers[language] ??= headerParts(null, shop, language))
			return parts.join(query ? renderToStaticMarkup(<MenuSwitch {...{ language, query }} />) : '')
		},
		footer: (year, language, query) => {
			let known = footers[language]
			if (known?.year !== year) {
				const markup = inShop(<SiteFooter year={year} languages={switchMark} />, shop, language)
				known = footers[language] = { year, markup }
			}
			const languages = query ? renderToStaticMarkup(<FooterSwitch {...{ language, query }} />) : ''
			return known.markup.replace(switchMark, () => languages)
		},
		texts: frameTexts,
	}
}

/** Before and after the place of the switch of languages. */
export type HeaderParts = readonly [before: string, after: string]

/** The header's markup for a viewer; null for a visitor. */
export function headerParts(
	viewer: Viewer,
	shop: ShopShell = specShell,
	language: PageLanguage = 'en',
): HeaderParts {
	const markup = inShop(<SiteHeader viewer={viewer} languages={switchMark} />, shop, language)
	const [before = '', after = ''] = markup.split(switchMark)
	return [before, after]
}

function inShop(part: ReactNode, shop: ShopShell, language: PageLanguage): string {
	const texts = frameTexts(language)
	return renderToStaticMarkup(
		<FrameLanguageContext value={texts ? { language, texts } : null}>
			<ShopContext value={shop}>{part}</ShopContext>
		</FrameLanguageContext>,
	)
}
