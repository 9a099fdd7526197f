// The shop in schema.org's words: the organization, breadcrumbs, questions and articles.
import { supportContact } from '#content/support.ts'
import { siteName } from './page-meta.ts'

const context = 'https://schema.org'

/** The shop as an organization and a place with business hours (Monday to Friday, 09:00 to 18:00). */
export function organization(publicUrl: string) {
	const [, street, town] = supportContact.address
	const [locality = '', regionAndCode = ''] = town.split(', ')
	const [region, postalCode] = regionAndCode.split(' ')
	return {
		'@context': context,
		'@type': ['Organization', 'LocalBusiness', 'SportingGoodsStore'],
		'@id': `${publicUrl}/#organization`,
		name: siteName,
		url: `${publicUrl}/`,
		logo: `${publicUrl}/icon-512.png`,
		image: `${publicUrl}/icon-512.png`,
		description: 'Custom uniforms and gear for schools, coaches and teams.',
		foundingDate: '1958',
		telephone: supportContact.phoneHref.replace('tel:', ''),
		email: supportContact.email,
		priceRange: '$$',
		address: {
			'@type': 'PostalAddress',
			streetAddress: street,
			addressLocality: locality,
			addressRegion: region,
			postalCode,
			addressCountry: 'US',
		},
		openingHoursSpecification: {
			'@type': 'OpeningHoursSpecification',
			dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
			opens: supportContact.opens,
			closes: supportContact.closes,
		},
	}
}

/** The shop as a site with a search of its own. */
export const website = (publicUrl: string) => ({
	'@context': context,
	'@type': 'WebSite',
	name: siteName,
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
}

export const article = (publicUrl: string, { title, excerpt, author, date, path, image }: ArticleFact) => ({
	'@context': context,
	'@type': 'Article',
	headline: title,
	description: excerpt,
	datePublished: date,
	dateModified: date,
	author: { '@type': 'Person', name: author },
	publisher: { '@id': `${publicUrl}/#organization`, '@type': 'Organization', name: siteName },
	mainEntityOfPage: publicUrl + path,
	image: publicUrl + image,
})

export type ServiceFact = { name: string; description: string; path: string; fromCents: number }

export const service = (publicUrl: string, { name, description, path, fromCents }: ServiceFact) => ({
	'@context': context,
	'@type': 'Service',
	name,
	description,
	url: publicUrl + path,
	provider: { '@type': 'Organization', name: siteName, url: `${publicUrl}/` },
	offers: {
		'@type': 'Offer',
		priceCurrency: 'USD',
		price: (fromCents / 100).toFixed(2),
		url: publicUrl + path,
	},
})
