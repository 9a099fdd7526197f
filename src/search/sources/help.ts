// Index documents of FAQ answers and the shop's pages.
import type { LegalDocument, LegalSection } from '#content/legal-document.ts'
import { questionGroups, replies, type ShopAnswers } from '#content/support.ts'
import { addressOf } from '#kit/shop.ts'
import type { AboutPage, HistoryPage } from '#shop-settings/rules/story.ts'
import { shorten, type SearchDocument } from '../rules/documents.ts'

type Help = Pick<SearchDocument, 'title' | 'detail' | 'href' | 'names' | 'text' | 'category'> & {
	slug: string
}

/** Search terms that a question's text does not contain, by the question's id. */
const otherNames: Record<string, string> = {
	'team-pricing': 'bulk discount quantity wholesale price cost tiers package',
	'role-pricing': 'coach school administrator coupon price',
	portal: 'team store request roster',
	'purchase-order': 'po school invoice payment net 30 bill',
	'add-later': 'late player reorder more',
	logo: 'upload art file vector format crest',
	proof: 'approve approval preview mockup',
	'legal-numbers': 'rules nfhs number league',
	shipping: 'delivery ship arrive days transit',
	'custom-lead-time': 'how long turnaround production lead time weeks delivery rush',
	returns: 'refund exchange send back money',
	'wrong-size': 'sizing size chart guide exchange fit kit measure',
	helmets: 'recon recertify price turnaround',
	'reach-us': 'contact phone number call email hours customer service support person',
	privacy: 'children minors data safe',
}

const questionsOf = (answers: ShopAnswers): readonly Help[] =>
	questionGroups(answers).flatMap((group) =>
		group.questions.map(({ id, question, answer }) => ({
			slug: `question-${id}`,
			title: question,
			detail: shorten(answer),
			href: `/support#${id}`,
			category: 'Question',
			names: `${otherNames[id] ?? ''} ${group.title}`,
			text: answer,
		})),
	)

const wordsOf = ({
	sections,
}: {
	sections: readonly Pick<LegalSection, 'heading' | 'paragraphs' | 'points'>[]
}): string =>
	sections.flatMap((section) => [section.heading, ...section.paragraphs, ...(section.points ?? [])]).join(' ')

export type HelpFacts = {
	answers: ShopAnswers
	privacy: LegalDocument
	terms: LegalDocument
	about: AboutPage
	/** Null where the shop shows none. */
	history: HistoryPage | null
	/** Whether there is a post to read. */
	hasBlog: boolean
}

const pagesOf = ({
	answers: { shop },
	privacy,
	terms,
	about,
	history,
	hasBlog,
}: HelpFacts): readonly Help[] => [
	{
		slug: 'support',
		title: 'Support and contact',
		detail: `${shop.phone}, ${shop.hours}. ${replies}`,
		href: '/support',
		category: 'Page',
		names:
			'contact us phone number call email mail address hours customer service help faq questions message',
		text: addressOf(shop).join(' '),
	},
	{
		slug: 'about',
		title: 'About us',
		detail: about.title,
		href: '/about',
		category: 'Page',
		names: 'company who we are people staff team',
		text: `${about.lead} ${wordsOf(about)}`,
	},
	...(history
		? [
				{
					slug: 'history',
					title: 'Our history',
					detail: shorten(history.lead),
					href: '/history',
					category: 'Page',
					names: `company timeline since ${shop.established} established story`,
					text: history.milestones.map(({ year, title, text }) => `${year} ${title} ${text}`).join(' '),
				},
			]
		: []),
	...(hasBlog
		? [
				{
					slug: 'blog',
					title: 'Blog',
					detail: 'Numbers, rosters, seasons: what a coach should know before ordering.',
					href: '/blog',
					category: 'Page',
					names: 'articles news posts tips',
					text: '',
				},
			]
		: []),
	{
		slug: 'credits',
		title: 'Credits',
		detail: 'Open icons and fonts in our designs, their authors and their licenses.',
		href: '/credits',
		category: 'Page',
		names: 'licenses authors icons fonts marks attribution',
		text: '',
	},
	{
		slug: 'privacy',
		title: 'Privacy',
		detail: shorten(privacy.summary.join(' ')),
		href: '/privacy',
		category: 'Page',
		names: 'privacy policy data cookies',
		text: wordsOf(privacy),
	},
	{
		slug: 'terms',
		title: 'Terms of sale and use',
		detail: shorten(terms.summary.join(' ')),
		href: '/terms',
		category: 'Page',
		names: 'terms conditions policy legal',
		text: wordsOf(terms),
	},
]

export function helpDocuments(facts: HelpFacts): SearchDocument[] {
	return [...questionsOf(facts.answers), ...pagesOf(facts)].map(({ slug, ...help }, index) => ({
		id: `help:${slug}`,
		kind: 'help',
		rank: 3_000 + index,
		...help,
	}))
}
