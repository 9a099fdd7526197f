// /builder/uniforms
import { cacheableHeaders } from '#http/answers.server.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Benefits, BuilderHero, Gold, TeamBand, type Benefit } from '../components/builder-hero.tsx'
import { BuilderListView } from '../components/builder-list.tsx'
import { builderMeta } from '../components/builder-meta.ts'
import { builderLists } from '../rules/builder-lists.ts'
import { loadBuilderList } from './builder-loader.server.ts'
import type { Route } from './+types/builder-uniforms'

export const headers = cacheableHeaders
const list = builderLists.uniforms

const benefits: readonly Benefit[] = [
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
]

export const loader = (facts: Route.LoaderArgs) => loadBuilderList(facts, 'uniforms')

export const meta: Route.MetaFunction = ({ loaderData }) =>
	builderMeta(
		{
			title: 'Custom uniforms',
			description: 'Uniform sets, pants and shorts in your colors, for every sport and every size.',
			path: list.path,
		},
		loaderData,
	)

export default function BuilderUniforms({ loaderData: { page } }: Route.ComponentProps) {
	return (
		<>
			<BuilderHero
				eyebrow="Sets, pants and shorts"
				title={
					<>
						Team <Gold>Uniforms</Gold>
					</>
				}
				text="Build the whole kit piece by piece: one pair of colors from collar to cuff, one price list for the team."
				garments={page.heroes}
			>
				<ButtonLink href="#styles" variant="action" size="large">
					Choose a piece
				</ButtonLink>
			</BuilderHero>
			<div className="measure pt-12">
				<Benefits benefits={benefits} />
			</div>
			<BuilderListView list={list} page={page} heading="Put the kit together" />
			<TeamBand
				title="One store for the whole team"
				text="Paste the roster once. Every player orders their own size; the school approves one proof."
				action="Request Team Portal"
			/>
		</>
	)
}
