import { credits, type Credit } from '#content/credits.ts'
import { cacheableHeaders } from '#http/answers.server.ts'
import { StructuredData } from '#seo/components/structured-data.tsx'
import { pageMeta, siteNameIn } from '#seo/page-meta.ts'
import { breadcrumbs } from '#seo/structured.ts'
import { PageHero } from '../components/page-sections.tsx'
import { pageFacts } from './page-facts.server.ts'
import type { Route } from './+types/credits'

export const headers = cacheableHeaders

export const loader = ({ context }: Route.LoaderArgs) => pageFacts(context, ['tile-football'])

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	pageMeta({
		matches,
		title: 'Credits',
		description: `Open icons and fonts that ${siteNameIn(matches)} works with, their authors and their licenses.`,
		path: '/credits',
		publicUrl: loaderData?.publicUrl ?? '',
		image: loaderData?.card,
	})

export default function Credits({ loaderData: { publicUrl } }: Route.ComponentProps) {
	return (
		<>
			<StructuredData data={breadcrumbs(publicUrl, [{ label: 'Credits', path: '/credits' }])} />
			<PageHero
				crumbs={[{ label: 'Credits' }]}
				title="Credits"
				lead="Open work that is part of our designs."
			/>
			<div className="measure grid gap-10 pt-12">
				{credits.map((credit) => (
					<CreditSection key={credit.heading} {...credit} />
				))}
			</div>
		</>
	)
}

const CreditSection = ({ heading, paragraphs, authors, links }: Credit) => (
	<section>
		<h2 className="display text-heading">{heading}</h2>
		{paragraphs.map((paragraph) => (
			<p key={paragraph} className="mt-3.5 max-w-text text-lg text-pretty text-body">
				{paragraph}
			</p>
		))}
		{authors.length > 0 && (
			<ul className="mt-3.5 grid max-w-text list-disc gap-1 pl-5 text-lg text-body marker:text-primary sm:grid-cols-2">
				{authors.map((author) => (
					<li key={author}>{author}</li>
				))}
			</ul>
		)}
		<ul className="mt-3.5 flex flex-wrap gap-x-6">
			{links.map(({ label, href }) => (
				<li key={href}>
					<a
						href={href}
						rel="license noopener"
						className="inline-flex min-h-9 items-center font-semibold text-primary underline pointer-coarse:min-h-11"
					>
						{label}
					</a>
				</li>
			))}
		</ul>
	</section>
)
