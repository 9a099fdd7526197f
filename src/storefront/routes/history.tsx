import { cacheableHeaders } from '#http/answers.server.ts'
import { ButtonLink } from '#ui/button.tsx'
import { ClosingCall, PageHero, StandingGarments } from '../components/page-sections.tsx'
import { StructuredData } from '#seo/components/structured-data.tsx'
import { Timeline, yearId } from '../components/timeline.tsx'
import { orNotFound } from '#http/answers.server.ts'
import { serviceContext, shopContext } from '#http/context.server.ts'
import { shorten } from '#search/rules/documents.ts'
import { textsSection } from '#shop-settings/rules/shop-section.ts'
import { historyPage } from '#shop-settings/rules/story.ts'
import { settingsNow } from '#shop-settings/service/sections.server.ts'
import { pageFacts } from './page-facts.server.ts'
import { pageMeta, siteNameIn } from '#seo/page-meta.ts'
import { breadcrumbs } from '#seo/structured.ts'
import type { Route } from './+types/history'

export const headers = cacheableHeaders

const eras = ['era-1958', 'era-1979', 'era-1994', 'era-2003', 'era-2018', 'era-today']

export async function loader({ context }: Route.LoaderArgs) {
	const texts = await settingsNow(context.get(serviceContext), textsSection)
	const history = await orNotFound(async () => historyPage(texts, context.get(shopContext).facts))
	return { history, ...(await pageFacts(context, [...eras, 'tile-baseball'])) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	pageMeta({
		matches,
		title: 'Our History',
		description: shorten(
			`The history of ${siteNameIn(matches)}, year by year. ${loaderData?.history.lead ?? ''}`,
		),
		path: '/history',
		publicUrl: loaderData?.publicUrl ?? '',
		image: loaderData?.card,
	})

export default function History({ loaderData }: Route.ComponentProps) {
	const { publicUrl, pictures, history } = loaderData
	const [first] = history.milestones
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
				{first && (
					<ButtonLink href={`#${yearId(first)}`} variant="turf" className="mt-7">
						Start in {first.year}
					</ButtonLink>
				)}
			</PageHero>
			<Timeline milestones={history.milestones} pictures={history.isFirst ? pictures : {}} />
			<ClosingCall
				title={history.isFirst ? 'Be part of year 68' : 'Be part of it'}
				text="Your crest stays on file with us, for next season and the ones after it."
				pictures={named('era-1979', 'era-today')}
			/>
		</>
	)
}
