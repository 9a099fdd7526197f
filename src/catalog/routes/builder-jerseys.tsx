// /builder/jerseys
import { cacheableHeaders } from '#http/answers.server.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Benefits, BuilderHero, Gold, TeamBand, type Benefit } from '../components/builder-hero.tsx'
import { BuilderListView } from '../components/builder-list.tsx'
import { builderMeta } from '../components/builder-meta.ts'
import { sportCount } from '#sports/sports.ts'
import { builderLists } from '../rules/builder-lists.ts'
import { loadBuilderList } from './builder-loader.server.ts'
import type { Route } from './+types/builder-jerseys'

export const headers = cacheableHeaders
const list = builderLists.jerseys

const benefits: readonly Benefit[] = [
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
		text: '12 jerseys save 5 %, 24 save 10 %, 100 save 20 %. Every size counts together.',
	},
]

export const loader = (facts: Route.LoaderArgs) => loadBuilderList(facts, 'jerseys')

export const meta: Route.MetaFunction = ({ loaderData }) =>
	builderMeta(
		{
			title: 'Custom jerseys',
			description: `Design game and practice jerseys for ${sportCount().toLowerCase()} sports: your colors, names and numbers.`,
			path: list.path,
		},
		loaderData,
	)

export default function BuilderJerseys({ loaderData: { page } }: Route.ComponentProps) {
	return (
		<>
			<BuilderHero
				eyebrow={`${sportCount()} sports, youth to adult`}
				title={
					<>
						Custom <Gold>Jerseys</Gold>
					</>
				}
				text="Pick a cut, put your colors on it and see every name and number before we thread a needle. Made in 2-3 weeks."
				garments={page.heroes}
			>
				<ButtonLink href="#styles" variant="action" size="large">
					Choose a style
				</ButtonLink>
			</BuilderHero>
			<div className="measure pt-12">
				<Benefits benefits={benefits} />
			</div>
			<BuilderListView list={list} page={page} heading="Pick your jersey" />
			<TeamBand
				title="Ordering for a whole team?"
				text="A portal collects sizes, names and numbers from every player. It is ready within 24 hours."
				action="Request Team Portal"
			/>
		</>
	)
}
