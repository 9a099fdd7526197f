// The claims and customer voices of the home page.
import { specShop, type ShopFacts } from '#kit/shop.ts'

const badgeIds = ['ssl', 'quality', 'delivery', 'support', 'history', 'helmets', 'portal'] as const
type BadgeId = (typeof badgeIds)[number]

type BadgeText = { title: string; text: string }
export type TrustBadge = BadgeText & { id: BadgeId }

/** To the letter of spec §1. */
export const specTrustBadges: Readonly<Record<BadgeId, BadgeText>> = {
	ssl: {
		title: 'Secure SSL checkout',
		text: 'Your card is entered at the payment provider, never here.',
	},
	quality: { title: 'Quality guaranteed', text: 'Checked against your proof. Our mistake, our cost.' },
	delivery: { title: '2-3 day delivery', text: 'On blanks and stock items.' },
	support: {
		title: '24/7 support',
		text: 'Send a message any time; a person replies within 24 hours.',
	},
	history: { title: '67 years of history', text: 'Established 1958.' },
	helmets: { title: 'Helmet reconditioning', text: 'One of 30 helmet reconditioners in the USA.' },
	portal: {
		title: 'Portal within 24 hours',
		text: 'Ask today, and your team store is open tomorrow.',
	},
}

export type BadgeWords = {
	fixed: Readonly<Record<BadgeId, BadgeText>>
	/** Title with the shop's own days. */
	delivery: (days: string) => string
	/** In place of the history, for a shop of another year. */
	since: (year: string) => BadgeText
}

export const badgeWords: BadgeWords = {
	fixed: specTrustBadges,
	delivery: (days) => `${days} day delivery`,
	since: (year) => ({ title: `Since ${year}`, text: `Established ${year}.` }),
}

type Claimed = Pick<ShopFacts, 'established' | 'claim' | 'hasHelmetService'> & {
	/** Business days in transit; empty where nothing is shipped. */
	delivery: string
}

/** What the home page claims: its year, helmets and 24/7 support only where the shop says so itself. */
export const trustBadgesOf = (
	{ established, claim, hasHelmetService, delivery }: Claimed,
	words: BadgeWords = badgeWords,
): readonly TrustBadge[] =>
	badgeIds.flatMap((id) => {
		const badge = { id, ...words.fixed[id] }
		if (id === 'helmets') return hasHelmetService ? [badge] : []
		if (id === 'support') return claim.includes('24/7') ? [badge] : []
		if (id === 'delivery') return delivery === '' ? [] : [{ ...badge, title: words.delivery(delivery) }]
		if (id !== 'history' || established === specShop.established) return [badge]
		return established === '' ? [] : [{ id, ...words.since(established) }]
	})

export type YearsWords = { years: string; since: (year: string) => string; label: string }

export const yearsWords: YearsWords = {
	years: '67 years',
	since: (year) => `Since ${year}`,
	label: 'outfitting teams',
}

/** How long the shop has outfitted teams; null where it says nothing of its year. */
export function yearsFigure(
	{ established }: Pick<ShopFacts, 'established'>,
	{ years, since, label }: YearsWords = yearsWords,
) {
	if (established === '') return null
	return { value: established === specShop.established ? years : since(established), label }
}

export type Testimonial = { quote: string; name: string; role: string; organization: string }

/** Sample voices for the demo: roles and schools are invented. */
export const testimonials: readonly Testimonial[] = [
	{
		quote:
			'I pasted 58 names on a Sunday night. By Wednesday every kid had picked a size and I had not chased one parent.',
		name: 'Coach Dana R.',
		role: 'Head football coach',
		organization: 'Lincoln Valley High School',
	},
	{
		quote: 'It told me number 6 was not legal for us before I ordered it. That alone saved me a re-make.',
		name: 'Marcus T.',
		role: 'Girls’ basketball coach',
		organization: 'Harbor Point Academy',
	},
	{
		quote:
			'One proof, one purchase order, one box per team, packed in roster order. My office likes that very much.',
		name: 'Elaine W.',
		role: 'Athletic director',
		organization: 'Cedar Fork School District',
	},
	{
		quote: 'Our booster store paid for the new goals. The hoodies did most of it.',
		name: 'Priya S.',
		role: 'Booster club treasurer',
		organization: 'Riverside United Soccer Club',
	},
]
