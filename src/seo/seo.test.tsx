import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { safeJson, StructuredData } from './components/structured-data.tsx'
import { pageMeta } from './page-meta.ts'
import { article, breadcrumbs, organization, questionsAndAnswers, service } from './structured.ts'

const publicUrl = 'https://shop.example.com'
const facts = { title: 'Support', description: 'Ask us.', path: '/support', publicUrl }

test('a page has one canonical address, a title with the shop’s name and an absolute card', () => {
	const meta = pageMeta({ ...facts, image: '/pictures/abc-card.png' })
	expect(meta).toContainEqual({ title: 'Support | Fieldhouse' })
	expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: `${publicUrl}/support` })
	expect(meta).toContainEqual({ property: 'og:image', content: `${publicUrl}/pictures/abc-card.png` })
	expect(meta).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
})

test('a hidden page asks not to be indexed and names no canonical address', () => {
	const meta = pageMeta({ ...facts, isHidden: true })
	expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
	expect(JSON.stringify(meta)).not.toContain('canonical')
})

test('without a picture the small card is asked for', () => {
	const meta = pageMeta(facts)
	expect(meta).toContainEqual({ name: 'twitter:card', content: 'summary' })
	expect(JSON.stringify(meta)).not.toContain('og:image')
})

test('no text can end the script element, and the data stays the same', () => {
	const data = { name: '</script><script>alert(1)</script><!-- \u2028' }
	const markup = renderToStaticMarkup(<StructuredData data={data} />)
	expect(markup.match(/<\/?script/g)).toHaveLength(2)
	expect(safeJson(data)).not.toContain('<')
	expect(JSON.parse(safeJson(data))).toEqual(data)
})

test('the organization is open Monday to Friday from 09:00 to 18:00', () => {
	expect(organization(publicUrl)).toMatchObject({
		'@type': expect.arrayContaining(['Organization', 'LocalBusiness']),
		foundingDate: '1958',
		address: { addressLocality: 'Columbus', addressRegion: 'OH', postalCode: '43085' },
		openingHoursSpecification: {
			dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
			opens: '09:00',
			closes: '18:00',
		},
	})
})

test('breadcrumbs begin at home and count from one', () => {
	const { itemListElement } = breadcrumbs(publicUrl, [{ label: 'Blog', path: '/blog' }])
	expect(itemListElement.map(({ position, name, item }) => [position, name, item])).toEqual([
		[1, 'Home', `${publicUrl}/`],
		[2, 'Blog', `${publicUrl}/blog`],
	])
})

test('an article names its author, day and address', () => {
	const post = { title: 'T', excerpt: 'E', author: 'A', date: '2025-06-12', path: '/blog/t', image: '/i.png' }
	expect(article(publicUrl, post)).toMatchObject({
		'@type': 'Article',
		datePublished: '2025-06-12',
		mainEntityOfPage: `${publicUrl}/blog/t`,
		author: { name: 'A' },
	})
})

test('questions keep their answers', () => {
	const { mainEntity } = questionsAndAnswers([{ question: 'Q?', answer: 'A.' }])
	expect(mainEntity).toMatchObject([{ name: 'Q?', acceptedAnswer: { text: 'A.' } }])
})

test('a service is offered in dollars', () => {
	const offered = service(publicUrl, { name: 'N', description: 'D', path: '/p', fromCents: 6_500 })
	expect(offered.offers).toMatchObject({ priceCurrency: 'USD', price: '65.00' })
})
