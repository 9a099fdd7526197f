// The texts of public pages match the specification exactly.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { decorationPrice } from '#pricing/rules/decorations.ts'
import { formatUsd } from '#kit/money.ts'
import { PostBody } from './blog/post-body.tsx'
import { ClosingCall } from './page-sections.tsx'
import { ErrorPage } from '#ui/error-page.tsx'
import { FeatureCards, Trust } from './home/sections.tsx'
import { Hero } from './home/hero.tsx'
import { SportTiles } from './home/featured.tsx'
import { ContactForm, Questions } from './support/contact.tsx'
import { questionGroups } from '#content/support.ts'
import { pricingAnswers } from '#pricing/rules/price-words.ts'
import { readMarkdown } from '#content/markdown.ts'
import { heroSchemes } from '../rules/hero-designs.ts'
import { PriceTable } from './services/decoration.tsx'
import { specPrices } from '#pricing/rules/price-list.ts'

const markupOf = (page: ReactNode) => renderToStaticMarkup(page)
const textOf = (page: ReactNode) =>
	markupOf(page)
		.replaceAll(/<[^>]+>/g, '')
		.replaceAll('&amp;', '&')
		.replaceAll('&#x27;', "'")

test('the hero says GEAR UP FOR GREATNESS and leads to the builder and to a portal', () => {
	const hero = <Hero pictures={{}} tiers={specPrices.tiers} delivery="2-3" />
	expect(textOf(hero)).toContain('GEAR UP FOR GREATNESS')
	expect(markupOf(hero)).toMatch(/href="\/builder\/jerseys"[^>]*>Start Custom Builder/)
	expect(markupOf(hero)).toMatch(/href="\/team"[^>]*>Request Team Portal/)
})

test('every pair of colors has a swatch, and the garments that follow it', () => {
	const hash = '0'.repeat(24)
	const markup = markupOf(
		<Hero
			tiers={specPrices.tiers}
			delivery="2-3"
			pictures={Object.fromEntries(heroSchemes.map(({ id }) => [id, { football: hash }]))}
		/>,
	)
	for (const { id } of heroSchemes) {
		expect(markup).toContain(`id="colors-${id}"`)
		expect(markup).toContain(`group-has-[#colors-${id}:checked]/hero:block`)
	}
	expect(markup.match(/<img/g)).toHaveLength(heroSchemes.length)
	expect(markup.match(/<img[^>]*fetchPriority="high"/gi)).toHaveLength(1)
})

test('a tile leads to its sport and counts in the right number', () => {
	const markup = markupOf(
		<SportTiles
			tiles={[
				{ sport: 'football', count: 1, picture: undefined },
				{ sport: 'hockey', count: 12, picture: undefined },
			]}
		/>,
	)
	expect(markup).toContain('Shop by Sport')
	expect(markup).toContain('href="/sport/football/products"')
	expect(markup).toContain('>1 product<')
	expect(markup).toContain('>12 products<')
})

test('the three feature cards and the closing call stand as specified', () => {
	const text = textOf(<FeatureCards />)
	for (const title of ['Custom Gear', 'Team Portals', 'Pro Services']) expect(text).toContain(title)
	const closing = markupOf(<ClosingCall title="T" text="X" pictures={[]} />)
	expect(closing).toMatch(/href="\/team"[^>]*>Request Team Portal/)
	expect(closing).toMatch(/href="\/support"[^>]*>Contact Us/)
})

test.each([
	'Secure SSL checkout',
	'Quality guaranteed',
	'2-3 day delivery',
	'24/7 support',
	'67 years of history',
	'One of 30 helmet reconditioners in the USA',
	'within 24 hours',
])('the trust badges claim: %s', (claim) => {
	expect(textOf(<Trust delivery="2-3" />)).toContain(claim)
})

test('a missing page says so, leads home and asks not to be indexed', () => {
	const markup = markupOf(<ErrorPage status={404} />)
	expect(markup).toContain('Oops! Page not found')
	expect(markup).toContain('<title>Oops! Page not found | Fieldhouse</title>')
	expect(markup).toMatch(/<a[^>]* href="\/"[^>]*>Go Home/)
	expect(markup).toContain('content="noindex"')
})

test('an unknown failure shows the fixed sentence and never its own', () => {
	expect(textOf(<ErrorPage status={500} />)).toContain('An unexpected error occurred')
	expect(textOf(<ErrorPage status={418} />)).toContain('An unexpected error occurred')
})

const typed = { name: 'Dana "D" <b>', email: 'nobody', subject: '', message: 'two\nlines' }

test('a refused form keeps what was typed, and says what is wrong beside the field and on top', () => {
	const errors = { email: 'Invalid email address', subject: 'Subject is required' }
	const markup = markupOf(<ContactForm state={{ typed, errors }} language="en" />)
	expect(markup).toContain('value="Dana &quot;D&quot; &lt;b&gt;"')
	expect(markup).toContain('two\nlines</textarea>')
	expect(markup).toMatch(/autofocus/i)
	expect(markup).toContain('<a href="#email"')
	expect(markup).toContain('id="subject-error"')
	expect(markup.match(/aria-invalid="true"/g)).toHaveLength(2)
})

test('a fresh form has four required fields and no summary', () => {
	const fresh = { name: '', email: '', subject: '', message: '' }
	const markup = markupOf(<ContactForm state={{ typed: fresh, errors: {} }} language="en" />)
	expect(markup.match(/ required=""/g)).toHaveLength(4)
	expect(markup).not.toContain('role="alert"')
	expect(markup).toContain('Send Message')
})

test('why a complete message was not taken stands on top', () => {
	const markup = markupOf(
		<ContactForm state={{ typed, errors: {}, refusal: 'Please wait a little.' }} language="en" />,
	)
	expect(markup).toMatch(/role="alert"[\s\S]*Please wait a little\./)
})

test('each answer has an anchor inside its fold, so that a link opens it', () => {
	const groups = questionGroups(pricingAnswers(specPrices))
	const markup = markupOf(<Questions groups={groups} language="en" />)
	for (const { id } of groups.flatMap((group) => group.questions))
		expect(markup).toMatch(new RegExp(`<details[^>]*><summary[^>]*>(?:(?!</details>)[\\s\\S])*<p id="${id}"`))
})

test('the price table shows every price of the list', () => {
	const text = textOf(<PriceTable prices={specPrices} />)
	for (const type of ['screen', 'embroidery', 'tackle_twill'] as const)
		expect(text).toContain(formatUsd(decorationPrice({ type, location: 'chest', size: 'full' }, specPrices)))
	for (const label of ['Small 2-3in', 'Medium 4-6in', 'Large 7-10in', 'Full 11in+'])
		expect(text).toContain(label)
})

test('markup in a post is text', () => {
	const blocks = readMarkdown('## A <b>\n\n<script>alert(1)</script> **bold** [link](/team)\n\n- one\n- two')
	const markup = markupOf(<PostBody blocks={blocks} />)
	expect(markup).toContain('&lt;script&gt;')
	expect(markup).toContain('<strong')
	expect(markup).toContain('href="/team"')
	expect(markup.match(/<li/g)).toHaveLength(2)
})
