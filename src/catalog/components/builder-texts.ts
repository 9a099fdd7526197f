// The texts of the three catalog pages around their lists.
import { sportCount } from '#sports/sports.ts'
import type { BuilderListId } from '../rules/builder-lists.ts'

export type Benefit = { title: string; text: string }

export type BuilderTexts = {
	title: string
	description: string
	eyebrow: string
	/** The second part is set in gold, on its own line. */
	headline: readonly [string, string]
	text: string
	choose: string
	benefits: readonly Benefit[]
	heading: string
	team: { title: string; text: string; action: string }
}

/** By the sports sold, whose number they tell. */
export const englishBuilderTexts: Record<BuilderListId, (sold: readonly string[]) => BuilderTexts> = {
	jerseys: (sold) => ({
		title: 'Custom jerseys',
		description: `Design game and practice jerseys for ${sportCount(sold).toLowerCase()} sports: your colors, names and numbers.`,
		eyebrow: `${sportCount(sold)} sports, youth to adult`,
		headline: ['Custom', 'Jerseys'],
		text: 'Pick a cut, put your colors on it and see every name and number before we thread a needle. Made in 2-3 weeks.',
		choose: 'Choose a style',
		benefits: [
			{
				title: 'Your colors',
				text: 'Twenty team colors in every cut. What you see on screen is what we dye, print and sew.',
			},
			{
				title: 'Numbers in inches',
				text: 'Names and numbers are set in real inches, in tackle twill, screen print or embroidery.',
			},
			{
				title: 'The more, the less',
				text: 'Each jersey costs less when the team orders together. Every size and every piece counts.',
			},
		],
		heading: 'Pick your jersey',
		team: {
			title: 'Ordering for a whole team?',
			text: 'A portal collects sizes, names and numbers from every player. It is ready within 24 hours.',
			action: 'Request Team Portal',
		},
	}),
	uniforms: () => ({
		title: 'Custom uniforms',
		description: 'Uniform sets, pants and shorts in your colors, for every sport and every size.',
		eyebrow: 'Sets, pants and shorts',
		headline: ['Team', 'Uniforms'],
		text: 'Build the whole kit piece by piece: one pair of colors from collar to cuff, one price list for the team.',
		choose: 'Choose a piece',
		benefits: [
			{
				title: 'Head to toe',
				text: 'Sets, pants, shorts and socks from the same cloth and the same twenty colors, so that they match.',
			},
			{
				title: 'A size for everyone',
				text: 'Youth small to adult 4XL, with a size chart for every garment: body and garment, in inches.',
			},
			{
				title: 'Packed by player',
				text: 'Each piece is checked against the proof and packed by player, ready for equipment day.',
			},
		],
		heading: 'Put the kit together',
		team: {
			title: 'One store for the whole team',
			text: 'Paste the roster once. Every player orders their own size; the school approves one proof.',
			action: 'Request Team Portal',
		},
	}),
	'spirit-wear': () => ({
		title: 'Custom spirit wear',
		description: 'T-shirts, hoodies and hats in school colors, printed or embroidered.',
		eyebrow: 'T-shirts, hoodies and hats',
		headline: ['Spirit', 'Wear'],
		text: 'For parents, students and everybody who was there in the rain. Your mascot, your colors, their size.',
		choose: 'Choose a piece',
		benefits: [
			{
				title: 'Fill the stands',
				text: 'T-shirts, hoodies and hats in school colors, from a single piece to the whole student section.',
			},
			{
				title: 'Print or stitch',
				text: 'Screen print for a big run, embroidery for hats and polos. We say so when one suits better.',
			},
			{
				title: 'Earn for the team',
				text: 'In a team portal you set the margin; it goes to your team with every piece of spirit wear.',
			},
		],
		heading: 'What will they wear?',
		team: {
			title: 'Let the stands pay for the bus',
			text: 'Open a store for your team, set the margin and share one link. The portal is ready within 24 hours.',
			action: 'Start Team Fundraising',
		},
	}),
}
