// What families, players and supporters read exists in every language, whole: no page in Spanish shows a text of the
// English tables, and each text of a page comes from a table.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { closingTexts } from '#bulk-orders/rules/deadlines.ts'
import { tooLargeTexts } from '#app/http/too-large-texts.ts'
import { authTexts } from '#accounts/rules/auth-texts.ts'
import { unnamedTexts } from '#accounts/rules/unnamed.ts'
import { linkTexts } from '#accounts/rules/link-texts.ts'
import { englishBulkCheckout } from '#bulk-orders/rules/bulk-checkout-texts.ts'
import { englishCoach } from '#bulk-orders/rules/coach-texts.ts'
import { orderTexts } from '#bulk-orders/rules/family-order-texts.ts'
import { englishPortal } from '#bulk-orders/rules/portal-texts.ts'
import { spanishPortal } from '#bulk-orders/rules/spanish-portal.ts'
import { shareTexts } from '#bulk-orders/rules/share-texts.ts'
import { cartTexts } from '#cart/rules/cart-texts.ts'
import { kitTexts } from '#cart/rules/kit-texts.ts'
import { miniCartTexts } from '#cart/rules/mini-cart-texts.ts'
import { panelTexts } from '#cart/rules/panel-texts.ts'
import { tierTexts } from '#cart/rules/tier-texts.ts'
import { toastTexts } from '#cart/rules/toast-texts.ts'
import { addressTexts } from '#checkout/rules/address-texts.ts'
import { checkoutTexts } from '#checkout/rules/checkout-texts.ts'
import { invoiceTexts } from '#checkout/rules/invoice-texts.ts'
import { paymentTexts } from '#checkout/rules/payment-texts.ts'
import { stopTexts } from '../rules/stop-texts.ts'
import { spanishColors } from '#garments/color-names.ts'
import { teamColors } from '#garments/colors.ts'
import { fundraiserTexts } from '#fundraising/rules/fundraiser-texts.ts'
import { busyTexts } from '#http/busy-texts.ts'
import { languages, type Language } from '#kit/language.ts'
import { authMailTexts } from '#mail/templates/auth-mails.ts'
import { donationMailTexts, donationTerms } from '#mail/templates/donation-texts.ts'
import { newSeasonTexts } from '#builder/rules/new-season-texts.ts'
import { englishFrame as englishBuilder } from '#builder/rules/texts/english-frame.ts'
import { spanishFrame as spanishBuilder } from '#builder/rules/texts/spanish-frame.ts'
import { englishReview } from '#builder/rules/texts/english-review.ts'
import { englishStarts } from '#builder/rules/texts/english-starts.ts'
import { spanishReview } from '#builder/rules/texts/spanish-review.ts'
import { spanishStarts } from '#builder/rules/texts/spanish-starts.ts'
import { englishFields } from '#builder/rules/texts/english-fields.ts'
import { spanishFields } from '#builder/rules/texts/spanish-fields.ts'
import { togetherTexts } from '#co-design/rules/invitation-texts.ts'
import { linkedTexts } from '#comments/rules/linked-texts.ts'
import { commentOwnerTexts } from '#comments/rules/owner-texts.ts'
import { galleryTexts } from '#designs/rules/gallery/gallery-texts.ts'
import { myDesignsTexts } from '#designs/rules/my-designs-texts.ts'
import { sharedTexts } from '#designs/rules/shared-texts.ts'
import { findTexts } from '#portals/rules/find-texts.ts'
import { joinTexts } from '#portals/rules/join-texts.ts'
import { storeTexts } from '#portals/rules/store-texts.ts'
import { errorTexts } from '#ui/error-texts.ts'
import { pageTexts } from '#ui/page-texts.ts'
import { voteOwnerTexts } from '#votes/rules/owner-texts.ts'
import { voterTexts } from '#votes/rules/voter-texts.ts'
import { familyTexts as mailTexts } from '#mail/templates/family-texts.ts'
import { layoutTexts } from '#mail/templates/layout-texts.ts'
import { playerMailTexts } from '#mail/templates/player-texts.ts'
import { orderLabels } from '#mail/templates/order-mails.ts'
import { requestMailTexts } from '#mail/templates/request-texts.ts'
import { invitationMailTexts } from '#mail/templates/invitation-texts.ts'
import { quoteMailTexts } from '#mail/templates/quote-mails.ts'
import { supportAnswerTexts } from '#mail/templates/support-mails.ts'
import { englishAccount } from '#my-account/rules/account-texts.ts'
import { englishSettings } from '#my-account/rules/settings-texts.ts'
import { spanishAccount } from '#my-account/rules/spanish-account.ts'
import { orderPageTexts } from '#orders/rules/order-page-texts.ts'
import { sandboxTexts } from '#payments/rules/sandbox-texts.ts'
import { includedTexts } from '#orders/rules/shares.ts'
import { teamColorTexts } from '#pictures/rules/team-color-texts.ts'
import { familyTexts } from '#rosters/rules/family-texts.ts'
import { quoteTexts } from '#quotes/rules/quote-texts.ts'
import { productTexts } from '#catalog/rules/product/product-languages.ts'
import { cardTexts } from '#catalog/rules/card-texts.ts'
import { listTexts } from '#catalog/rules/list-texts.ts'
import { builderListIds } from '#catalog/rules/builder-lists.ts'
import { englishBuilderTexts } from '#catalog/components/builder-texts.ts'
import { spanishBuilderTexts } from '#catalog/components/spanish-builder-texts.ts'
import { searchTexts } from '#search/rules/search-texts.ts'
import { sportIntroIn, sportIntros, sportNames } from '#sports/sport-texts.ts'
import { knownSports, sportName, standardSports } from '#sports/sports.ts'
import { priceTexts } from '#ui/price-texts.ts'
import { englishFrame, frameTexts } from '#storefront/rules/frame-texts.ts'
import { homeTexts } from '#storefront/rules/home-texts.ts'
import { supportTexts } from '#storefront/rules/support-texts.ts'
import { helpTexts } from '#content/support-texts.ts'
import { expectEvery } from '../../../tests/matrix.ts'
import { translatedPages } from '../../../tests/factories/translated-pages.tsx'

const tables: Record<string, Record<Language, unknown>> = {
	account: { en: { page: englishAccount, settings: englishSettings }, es: spanishAccount },
	portal: {
		en: { page: englishPortal, coach: englishCoach, checkout: englishBulkCheckout },
		es: { page: spanishPortal.page, coach: spanishPortal.coach, checkout: spanishPortal.checkout },
	},
	builderFrame: { en: englishBuilder, es: spanishBuilder },
	builderStarts: { en: englishStarts, es: spanishStarts },
	builderReview: { en: englishReview, es: spanishReview },
	productTexts,
	cardTexts,
	listTexts,
	homeTexts,
	searchTexts,
	builderTexts: {
		en: builderListIds.map((id) => englishBuilderTexts[id](standardSports)),
		es: builderListIds.map((id) => spanishBuilderTexts[id](standardSports)),
	},
	sportIntros: {
		en: Object.fromEntries(knownSports().map((sport) => [sport, sportIntroIn('en', sport)])),
		es: Object.fromEntries(knownSports().map((sport) => [sport, sportIntros.es[sport]])),
	},
	priceTexts,
	sportNames: {
		en: Object.fromEntries(Object.keys(sportNames.es).map((sport) => [sport, sportName(sport)])),
		es: sportNames.es,
	},
	frame: { en: englishFrame, es: frameTexts('es') },
	authTexts,
	linkTexts,
	stopTexts,
	voterTexts,
	voteOwnerTexts,
	fundraiserTexts,
	joinTexts,
	findTexts,
	storeTexts,
	playerMailTexts,
	linkedTexts,
	sharedTexts,
	myDesignsTexts,
	galleryTexts,
	teamColorTexts,
	colors: {
		en: Object.fromEntries(Object.keys(spanishColors).map((name) => [name, name])),
		es: spanishColors,
	},
	newSeasonTexts,
	builderFields: { en: englishFields, es: spanishFields },
	commentOwnerTexts,
	togetherTexts,
	unnamedTexts,
	pageTexts,
	errorTexts,
	busyTexts,
	tooLargeTexts,
	donationTerms,
	authMailTexts,
	donationMailTexts,
	layoutTexts,
	mailTexts,
	familyTexts,
	orderTexts,
	orderPageTexts,
	closingTexts,
	addressTexts,
	cartTexts,
	kitTexts,
	miniCartTexts,
	panelTexts,
	tierTexts,
	toastTexts,
	checkoutTexts,
	invoiceTexts,
	paymentTexts,
	sandboxTexts,
	shareTexts,
	includedTexts,
	orderLabels,
	quoteMailTexts,
	invitationMailTexts,
	requestMailTexts,
	supportAnswerTexts,
	supportTexts,
	helpTexts,
	quoteTexts,
}

/** The same in both languages. */
const alike = new Set(['Total', 'Subtotal', 'Color', '1 color', 'Logo ', 'Logo 1', 'Logo 2'])

/** Texts by their place in a table. Functions are called with samples, so that each of their texts is seen. */
function textsIn(value: unknown, place: string): [string, string][] {
	if (typeof value === 'string') return [[place, value]]
	if (typeof value === 'function')
		return [1, 2, ''].flatMap((sample) => textsIn(value(sample, sample), `${place}(${sample})`))
	return Object.entries(value ?? {}).flatMap(([key, one]) => textsIn(one, `${place}.${key}`))
}

const english = Object.entries(tables).flatMap(([name, table]) => textsIn(table.en, name))
const spanish = Object.entries(tables).flatMap(([name, table]) => textsIn(table.es, name))
const places = english.map(([place, en], at) => ({ place, en, es: spanish[at]?.[1] ?? '' }))

test('the tables have the same keys', () => {
	expect(spanish.map(([place]) => place)).toEqual(english.map(([place]) => place))
})

test('every text exists in both languages, and is not the same in both', () =>
	expectEvery({ cases: places, atLeast: 150, name: ({ place }) => place }, ({ en, es }) => {
		expect(en.trim()).not.toBe('')
		expect(es.trim()).not.toBe('')
		if (!alike.has(en)) expect(es).not.toBe(en)
	}))

/** The page as it is read, `alt` and labels included; the other language's name is its own. */
const readOf = (page: ReactNode) =>
	renderToStaticMarkup(page)
		// The names of products and of what is printed are data.
		.replaceAll(/<(div|span|li|p|h3) lang="en-US".*?<\/\1>/g, '')
		.replaceAll(/<script.*?<\/script>/g, '')
		.replace(/<(a|button) [^>]*(?:hrefLang|name="lang").*?<\/\1>/gi, '')
		.replace(/ (?:alt|title|aria-label|placeholder)="([^"]*)"/g, '>$1<x')
		.replaceAll(/<[^>]*>/g, '\n')

const englishWords =
	/\b(the|your?|this|with|and|is|are|not|of|for|order|size|number|pay|paid|choose|change|team|each|please)\b/i

/** The palette's names, as the shop writes them. */
const englishColors = new RegExp(String.raw`\b(?:${teamColors.map(({ name }) => name).join('|')})\b`)

test.each(Object.entries(translatedPages))(
	'%s: nothing is left in English on the page in Spanish',
	(_name, page) => {
		const lines = readOf(page('es'))
			.split('\n')
			.map((line) => line.trim())
		const ofEnglish = new Set(places.flatMap(({ en }) => (alike.has(en) ? [] : [en])))
		expect(
			lines.filter(
				(line) => line !== '' && (ofEnglish.has(line) || englishWords.test(line) || englishColors.test(line)),
			),
		).toEqual([])
		expect(readOf(page('en'))).toMatch(englishWords)
		for (const one of languages) expect(renderToStaticMarkup(page('es'))).toContain(`lang="${one}-US"`)
	},
)

/** What the shop's data names, dates and sizes stay as they are, also in the pseudo-language. */
const data =
	/(?:Я|\bx2\b)|\b(?:Rams|RAMS|VALE|Vale|Ana V|Azul|Rojo|Lakewood|[A-Z]{2}|Regla|Venció|Falta(?: el nombre)?|Espere|M-100|Bo|Owl|Hawk|English|Español|USD|Fieldhouse|Soccer|Dec|Eastern time|EST|[A-DSML]|Y?[2-5]?X+[SL]|Y[SML]|[ab]@example\.test|support@fieldhouse\.example|a…@example\.test|1a2b3c4d|Spirit|https?:\S+)(?!\p{L})/gu
const outsideBrackets = (text: string): string => {
	let rest = text
	while (/\[[^[\]]*\]/.test(rest)) rest = rest.replaceAll(/\[[^[\]]*\]/g, '')
	return rest.replaceAll(data, '')
}

test.each(Object.entries(translatedPages))('%s: every text comes from a table', (_name, page) => {
	const lines = readOf(page('en-XA'))
		.replaceAll(/<(option)[^>]*>[^<]*<\/\1>/g, '')
		.split('\n')
		.map((line) => line.trim())
	expect(lines.filter((line) => /\p{L}/u.test(outsideBrackets(line)))).toEqual([])
	expect(lines.filter((line) => /^\[.*\]$/.test(line)).length).toBeGreaterThan(1)
})
