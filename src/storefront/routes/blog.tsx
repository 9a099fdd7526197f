import { cacheableHeaders } from '#http/answers.server.ts'
import { serviceContext, shopContext, siteContext } from '#http/context.server.ts'
import { cardUrl } from '#pictures/urls.ts'
import { Icon } from '#ui/icon.tsx'
import { postSummaries } from '../service/blog.server.ts'
import { PageHero } from '../components/page-sections.tsx'
import { PostCard } from '../components/blog/post-card.tsx'
import { StructuredData } from '#seo/components/structured-data.tsx'
import { pageMeta } from '#seo/page-meta.ts'
import { breadcrumbs } from '#seo/structured.ts'
import type { Route } from './+types/blog'

export const headers = cacheableHeaders

export const links: Route.LinksFunction = () => [
	{ rel: 'alternate', type: 'application/rss+xml', title: 'Blog', href: '/blog/rss.xml' },
]

export async function loader({ context }: Route.LoaderArgs) {
	const { facts } = context.get(shopContext)
	const posts = await postSummaries(context.get(serviceContext).db, facts)
	return { publicUrl: context.get(siteContext).publicUrl, posts, hasHelmets: facts.hasHelmetService }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
	const picture = loaderData?.posts[0]?.picture
	return pageMeta({
		matches,
		title: 'Blog',
		description: loaderData?.hasHelmets
			? 'Notes from the art desk, team service and the helmet room: legal numbers by sport, ordering for a whole roster, the helmet year.'
			: 'Notes from the art desk and team service: legal numbers by sport, ordering for a whole roster.',
		path: '/blog',
		publicUrl: loaderData?.publicUrl ?? '',
		image: picture && cardUrl(picture),
	})
}

export default function Blog({ loaderData: { publicUrl, posts, hasHelmets } }: Route.ComponentProps) {
	const [newest, ...older] = posts
	return (
		<>
			<StructuredData data={breadcrumbs(publicUrl, [{ label: 'Blog', path: '/blog' }])} />
			<PageHero
				crumbs={[{ label: 'Blog' }]}
				title="From the field house"
				lead={`What our art desk${hasHelmets ? ', team service and helmet room' : ' and team service'} tell coaches on the phone, written down.`}
			>
				<a
					href="/blog/rss.xml"
					className="mt-5 inline-flex min-h-11 items-center gap-2 font-bold text-action hover:underline"
				>
					<Icon name="rss" size={18} />
					Follow by RSS
				</a>
			</PageHero>
			<div className="measure grid gap-4.5 pt-12">
				{newest && <PostCard post={newest} isLead />}
				<div className="grid gap-4.5 md:grid-cols-2">
					{older.map((post) => (
						<PostCard key={post.id} post={post} />
					))}
				</div>
			</div>
		</>
	)
}
