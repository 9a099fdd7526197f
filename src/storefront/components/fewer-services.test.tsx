// A shop without helmet reconditioning, a line on top or most sports claims and links none of them.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EquipmentCards } from '#catalog/components/equipment-cards.tsx'
import { questionGroups } from '#content/support.ts'
import { termsOf } from '#content/terms.ts'
import { specShell, type ShopShell } from '#kit/shop.ts'
import { specPrices } from '#pricing/rules/price-list.ts'
import { pricingAnswers } from '#pricing/rules/price-words.ts'
import { NothingFound, SearchStart } from '#search/components/search-starts.tsx'
import { serviceDocuments } from '#search/sources/services.ts'
import { ErrorPage } from '#ui/error-page.tsx'
import { ShopContext } from '#ui/shop.tsx'
import { headerParts, readyFrame } from '../routes/cached-layout.server.tsx'
import { openPages } from '../rules/sitemap.ts'
import { FeatureCards, Trust } from './home/sections.tsx'

const facts = { ...specShell.facts, claim: '', hasHelmetService: false }
const silent: ShopShell = { ...specShell, facts, sports: ['hockey', 'basketball'] }

const markupIn = (shop: ShopShell, part: ReactNode) =>
	renderToStaticMarkup(<ShopContext value={shop}>{part}</ShopContext>)

const headerIn = (shop: ShopShell) => headerParts(null, shop).join('')

const parts: [string, (shop: ShopShell) => unknown][] = [
	['header and menus', headerIn],
	['footer', (shop) => readyFrame(shop).footer(2026, 'en', undefined)],
	['badges', (shop) => markupIn(shop, <Trust delivery="2-3" />)],
	['feature cards', (shop) => markupIn(shop, <FeatureCards />)],
	['equipment cards', (shop) => markupIn(shop, <EquipmentCards prices={specPrices} />)],
	['begin of a search', (shop) => markupIn(shop, <SearchStart />)],
	['empty search', (shop) => markupIn(shop, <NothingFound query="x" hints={[]} />)],
	['error page', (shop) => markupIn(shop, <ErrorPage status={404} />)],
	['sitemap', (shop) => openPages(shop)],
	['questions', (shop) => questionGroups({ ...pricingAnswers(specPrices), shop: shop.facts })],
	['terms', (shop) => termsOf(shop.facts)],
	['services in the search', (shop) => serviceDocuments(specPrices, shop.facts)],
]

test.each(parts)('%s: helmets are there while the shop reconditions them, and not otherwise', (_name, of) => {
	expect(JSON.stringify(of(specShell))).toMatch(/helmet/i)
	expect(JSON.stringify(of(silent))).not.toMatch(/helmet/i)
})

test('the line on top says the year and what the shop claims, each only where there is one', () => {
	const lineOf = (established: string, claim: string) =>
		/<span class="hidden sm:inline">([^<]*)</.exec(
			headerIn({ ...specShell, facts: { ...facts, established, claim } }),
		)?.[1]
	expect(lineOf('1958', 'Helmet reconditioning · 24/7 support')).toBe(
		'Est. 1958 · Helmet reconditioning · 24/7 support',
	)
	expect(lineOf('2019', '')).toBe('Est. 2019')
	expect(lineOf('', 'Sewn in Toledo')).toBe('Sewn in Toledo')
	expect(lineOf('', '')).toBe('')
})

test('24/7 support is promised on the home page only by a shop that says so', () => {
	const promise = 'Send a message any time'
	expect(markupIn(specShell, <Trust delivery="2-3" />)).toContain(promise)
	expect(markupIn(silent, <Trust delivery="2-3" />)).not.toContain(promise)
	expect(headerIn(silent)).not.toContain('24/7')
})

test('the error page and popular searches name sports that are sold', () => {
	const error = markupIn(silent, <ErrorPage status={404} />)
	expect(error).toContain('/sport/basketball/products')
	expect(error).not.toContain('/sport/football/products')
	const popular = (shop: ShopShell) => markupIn(shop, <SearchStart />)
	expect(popular(specShell)).toContain('football jersey')
	expect(popular(silent)).toContain('basketball jersey')
	expect(popular(silent)).not.toMatch(/football/i)
})
