// /builder/spirit-wear
import { cacheableHeaders } from '#http/answers.server.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Benefits, BuilderHero, Gold, TeamBand, type Benefit } from '../components/builder-hero.tsx'
import { BuilderListView } from '../components/builder-list.tsx'
import { builderMeta } from '../components/builder-meta.ts'
import { builderLists } from '../rules/builder-lists.ts'
import { loadBuilderList } from './builder-loader.server.ts'
import type { Route } from './+types/builder-spirit-wear'

export const headers = cacheableHeaders
const list = builderLists['spirit-wear']

const benefits: readonly Benefit[] = [
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
]

export const loader = (facts: Route.LoaderArgs) => loadBuilderList(facts, 'spirit-wear')

export const meta: Route.MetaFunction = ({ loaderData }) =>
	builderMeta(
		{
			title: 'Custom spirit wear',
			description: 'T-shirts, hoodies and hats in school colors, printed or embroidered.',
			path: list.path,
		},
		loaderData,
	)

export default function BuilderSpiritWear({ loaderData: { page } }: Route.ComponentProps) {
	return (
		<>
			<BuilderHero
				eyebrow="T-shirts, hoodies and hats"
				title={
					<>
						Spirit <Gold>Wear</Gold>
					</>
				}
				text="For parents, students and everybody who was there in the rain. Your mascot, your colors, their size."
				garments={page.heroes}
			>
				<ButtonLink href="#styles" variant="action" size="large">
					Choose a piece
				</ButtonLink>
			</BuilderHero>
			<div className="measure pt-12">
				<Benefits benefits={benefits} />
			</div>
			<BuilderListView list={list} page={page} heading="What will they wear?" />
			<TeamBand
				title="Let the stands pay for the bus"
				text="Open a store for your team, set the margin and share one link. The portal is ready within 24 hours."
				action="Start Team Fundraising"
			/>
		</>
	)
}
