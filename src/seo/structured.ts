// The shop in schema.org's words: the organization, breadcrumbs, questions and articles.
import { phoneHrefOf, specShop, type ShopFacts } from '#kit/shop.ts'

const context = 'https://schema.org'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const hour = (figure: string, half: string): string =>
	`${String((Number(figure) % 12) + (half === 'pm' ? 12 : 0)).padStart(2, '0')}:00`

/** `Mon-Fri 9am-6pm` as schema.org writes it; undefined for hours in other words. */
function openingHours(words: string) {
	const [, first, last, opens, am = '', closes, pm = ''] =
		/^([a-z]{3})[-–]([a-z]{3}) (\d{1,2})(am|pm)[-–](\d{1,2})(am|pm)/i
			.exec(words)
			?.map((part) => part.toLowerCase()) ?? []
	const at = (short = '?') => weekdays.findIndex((day) => day.toLowerCase().startsWith(short))
	const [from, to] = [at(first), at(last)]
	if (from < 0 || to < from || opens === undefined || closes === undefined) return undefined
	return {
		'@type': 'OpeningHoursSpecification',
		dayOfWeek: weekdays.slice(from, to + 1),
		opens: hour(opens, am),
		closes: hour(closes, pm),
	}
}

/** The shop as an organization and a place with business hours. */
export function organization(publicUrl: string, shop: ShopFacts = specShop) {
	const hours = openingHours(shop.hours)
	return {
		'@context': context,
		'@type': ['Organization', 'LocalBusiness', 'SportingGoodsStore'],
		'@id': `${publicUrl}/#organization`,
		name: shop.name,
		url: `${publicUrl}/`,
		logo: `${publicUrl}/icon-512.png`,
		image: `${publicUrl}/icon-512.png`,
		description: 'Custom uniforms and gear for schools, coaches and teams.',
		...(shop.established !== '' && { foundingDate: shop.established }),
		telephone: phoneHrefOf(shop).replace('tel:', ''),
		email: shop.email,
		priceRange: '$$',
		address: {
			'@type': 'PostalAddress',
			streetAddress: shop.street,
			addressLocality: shop.city,
			addressRegion: shop.state,
			postalCode: shop.zip,
			addressCountry: 'US',
		},
		...(hours && { openingHoursSpecification: hours }),
	}
}

/** The shop as a site with a search of its own. */
export const website = (publicUrl: string, { name }: Pick<ShopFacts, 'name'> = specShop) => ({
	'@context': context,
	'@type': 'WebSite',
	name,
	url: `${publicUrl}/`,
	potentialAction: {
		'@type': 'SearchAction',
		target: `${publicUrl}/search?q={search_term_string}`,
		'query-input': 'required name=search_term_string',
	},
})

export type CrumbFact = { label: string; path: string }

/** Where a page stands. The first crumb is the home page. */
export const breadcrumbs = (publicUrl: string, crumbs: readonly CrumbFact[]) => ({
	'@context': context,
	'@type': 'BreadcrumbList',
	itemListElement: [{ label: 'Home', path: '/' }, ...crumbs].map(({ label, path }, index) => ({
		'@type': 'ListItem',
		position: index + 1,
		name: label,
		item: publicUrl + path,
	})),
})

export const questionsAndAnswers = (questions: readonly { question: string; answer: string }[]) => ({
	'@context': context,
	'@type': 'FAQPage',
	mainEntity: questions.map(({ question, answer }) => ({
		'@type': 'Question',
		name: question,
		acceptedAnswer: { '@type': 'Answer', text: answer },
	})),
})

export type ArticleFact = {
	title: string
	excerpt: string
	author: string
	date: string
	path: string
	image: string
	/** Name of the shop. */
	publisher?: string
}

export const article = (
	publicUrl: string,
	{ title, excerpt, author, date, path, image, publisher = specShop.name }: ArticleFact,
) => ({
	'@context': context,
	'@type': 'Article',
	headline: title,
	description: excerpt,
	datePublished: date,
	dateModified: date,
	author: { '@type': 'Person', name: author },
	publisher: { '@id': `${publicUrl}/#organization`, '@type': 'Organization', name: publisher },
	mainEntityOfPage: publicUrl + path,
	image: publicUrl + image,
})

export type ServiceFact = {
	name: string
	description: string
	path: string
	fromCents: number
	provider?: string
}

export const service = (
	publicUrl: string,
	{ name, description, path, fromCents, provider = specShop.name }: ServiceFact,
) => ({
	'@context': context,
	'@type': 'Service',
	name,
	description,
	url: publicUrl + path,
	provider: { '@type': 'Organization', name: provider, url: `${publicUrl}/` },
	offers: {
		'@type': 'Offer',
		priceCurrency: 'USD',
		price: (fromCents / 100).toFixed(2),
		url: publicUrl + path,
	},
})
