import { cacheableHeaders } from '#http/answers.server.ts'
import { Picture } from '#pictures/components/picture.tsx'
import { Stat } from '#ui/marks.tsx'
import {
	ArrowLink,
	ClosingCall,
	PageHero,
	SectionHead,
	StandingGarments,
} from '../components/page-sections.tsx'
import { StructuredData } from '#seo/components/structured-data.tsx'
import { serviceContext, shopContext } from '#http/context.server.ts'
import { shorten } from '#search/rules/documents.ts'
import { textsSection } from '#shop-settings/rules/shop-section.ts'
import { aboutPage, type AboutPage } from '#shop-settings/rules/story.ts'
import { settingsNow } from '#shop-settings/service/sections.server.ts'
import { useShell } from '#ui/shop.tsx'
import { pageFacts } from './page-facts.server.ts'
import { pageMeta, siteNameIn } from '#seo/page-meta.ts'
import { breadcrumbs } from '#seo/structured.ts'
import type { Route } from './+types/about'

export const headers = cacheableHeaders

export async function loader({ context }: Route.LoaderArgs) {
	const texts = await settingsNow(context.get(serviceContext), textsSection)
	const names = ['about-crewneck', 'portal-back', 'detail-twill', 'tile-hockey', 'tile-football']
	const { facts, sports } = context.get(shopContext)
	return { about: aboutPage(texts, { ...facts, sports }), ...(await pageFacts(context, names)) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	pageMeta({
		matches,
		title: 'About Us',
		description: shorten(`${siteNameIn(matches)}. ${loaderData?.about.lead ?? ''}`),
		path: '/about',
		publicUrl: loaderData?.publicUrl ?? '',
		image: loaderData?.card,
	})

function Figures({ about }: { about: AboutPage }) {
	const { facts, sports } = useShell()
	const { established } = facts
	const figures = [
		...(established === '' ? [] : [{ value: established, label: 'established' }]),
		...about.figures.slice(0, 1),
		{ value: String(sports.length), label: 'sports, plus spirit wear' },
		...about.figures.slice(1),
	]
	return (
		<dl className="mt-9 grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4">
			{figures.map(({ value, label }) => (
				<Stat key={label} on="turf" value={value} label={label} />
			))}
		</dl>
	)
}

export default function About({ loaderData }: Route.ComponentProps) {
	const { publicUrl, pictures, about } = loaderData
	const named = (...names: string[]) => names.flatMap((name) => pictures[name] ?? [])
	return (
		<>
			<StructuredData data={breadcrumbs(publicUrl, [{ label: 'About Us', path: '/about' }])} />
			<PageHero
				crumbs={[{ label: 'About Us' }]}
				title={about.title}
				lead={about.lead}
				aside={<StandingGarments pictures={named('portal-back', 'about-crewneck')} />}
			>
				<Figures about={about} />
			</PageHero>
			<Principles about={about} closeUp={pictures['detail-twill']} />
			{about.people.length > 0 && <People people={about.people} />}
			<ClosingCall
				title="Come by, or call"
				text="Bring a photo of the jersey your program wore in 1984. We will draw it again."
				pictures={named('tile-hockey', 'tile-football')}
			/>
		</>
	)
}

function Principles({ about, closeUp }: { about: AboutPage; closeUp: string | undefined }) {
	return (
		<div className="measure grid gap-x-14 gap-y-10 pt-16 lg:grid-cols-[1fr_1.6fr]">
			{closeUp && (
				<figure className="self-start lg:sticky lg:top-24">
					<div className="overflow-hidden rounded-card border border-line bg-card">
						<Picture
							hash={closeUp}
							alt="Tackle twill numbers sewn on a navy jersey, from near by"
							sizes="(min-width: 1024px) 440px, 92vw"
							className="h-auto w-full"
						/>
					</div>
					<figcaption className="mt-2.5 text-sm text-muted">
						Tackle twill: cut to shape, laid in layers, sewn down along every edge.
					</figcaption>
				</figure>
			)}
			<div>
				{about.sections.map(({ heading, paragraphs, points = [] }, index) => (
					<section
						key={heading}
						className="grid gap-x-6 border-t-2 border-dashed border-stitch py-8 first:border-0 first:pt-0 sm:grid-cols-[5rem_1fr]"
					>
						<p aria-hidden="true" className="numeral text-[4rem]">{`0${index + 1}`}</p>
						<div>
							<h2 className="display text-heading">{heading}</h2>
							{paragraphs.map((paragraph) => (
								<p key={paragraph} className="mt-3.5 max-w-text text-lg text-pretty text-body">
									{paragraph}
								</p>
							))}
							{points.length > 0 && (
								<ul className="mt-3.5 grid max-w-text list-disc gap-2 pl-5 text-lg text-body marker:text-primary">
									{points.map((point) => (
										<li key={point}>{point}</li>
									))}
								</ul>
							)}
						</div>
					</section>
				))}
			</div>
		</div>
	)
}

function People({ people }: Pick<AboutPage, 'people'>) {
	const { hasHistory } = useShell()
	return (
		<section className="measure pt-14">
			<SectionHead
				title="Who does the work"
				action={hasHistory && <ArrowLink href="/history">Our history</ArrowLink>}
			>
				Four rooms, one building. Your order walks through all of them.
			</SectionHead>
			<ul className="grid gap-4.5 sm:grid-cols-2 lg:grid-cols-4">
				{people.map(({ team, text }) => (
					<li key={team} className="relative rounded-card border border-line bg-card p-6 pt-8">
						<span aria-hidden="true" className="stitch absolute inset-x-6 top-3" />
						<h3 className="display text-subheading">{team}</h3>
						<p className="mt-2 text-pretty text-body">{text}</p>
					</li>
				))}
			</ul>
		</section>
	)
}
