import { cacheableHeaders } from '#http/answers.server.ts'
import { ButtonLink } from '#ui/button.tsx'
import { ClosingCall, PageHero, StandingGarments } from '../components/page-sections.tsx'
import { StructuredData } from '#seo/components/structured-data.tsx'
import { Timeline } from '../components/timeline.tsx'
import { history } from '#content/about.ts'
import { pageFacts } from './page-facts.server.ts'
import { pageMeta, siteNameIn } from '#seo/page-meta.ts'
import { breadcrumbs } from '#seo/structured.ts'
import type { Route } from './+types/history'

export const headers = cacheableHeaders

const eras = ['era-1958', 'era-1979', 'era-1994', 'era-2003', 'era-2018', 'era-today']

export const loader = ({ context }: Route.LoaderArgs) => pageFacts(context, [...eras, 'tile-baseball'])

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	pageMeta({
		matches,
		title: 'Our History',
		description: `From one chain-stitch machine in 1958 to team portals and certified helmet reconditioning: 67 years of ${siteNameIn(matches)}, year by year.`,
		path: '/history',
		publicUrl: loaderData?.publicUrl ?? '',
		image: loaderData?.card,
	})

export default function History({ loaderData }: Route.ComponentProps) {
	const { publicUrl, pictures } = loaderData
	const named = (...names: string[]) => names.flatMap((name) => pictures[name] ?? [])
	return (
		<>
			<StructuredData data={breadcrumbs(publicUrl, [{ label: 'Our History', path: '/history' }])} />
			<PageHero
				crumbs={[{ label: 'Our History' }]}
				title={history.title}
				lead={history.lead}
				aside={
					<StandingGarments
						pictures={named('era-2018', 'era-1958')}
						alt="A maroon jersey with a cream number 58, as in the first year"
					/>
				}
			>
				<ButtonLink href="#year-1958" variant="turf" className="mt-7">
					Start in 1958
				</ButtonLink>
			</PageHero>
			<Timeline milestones={history.milestones} pictures={pictures} />
			<ClosingCall
				title="Be part of year 68"
				text="Your crest stays on file with us. Ask the teams that have been here since the wool jerseys."
				pictures={named('era-1979', 'era-today')}
			/>
		</>
	)
}
