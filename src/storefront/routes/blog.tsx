import { cacheableHeaders } from '#http/answers.server.ts'
import { serviceContext, shopContext, siteContext } from '#http/context.server.ts'
import { cardUrl } from '#pictures/urls.ts'
import { NothingYet } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageLinks } from '#ui/page-links.tsx'
import { blogPage } from '#shop-settings/service/posts.server.ts'
import { pageIn } from '#kit/pages.ts'
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

const addressOf = (page: number): string => (page > 1 ? `/blog?page=${page}` : '/blog')

export async function loader({ request, context }: Route.LoaderArgs) {
	const asked = pageIn(new URL(request.url).searchParams.get('page'))
	const blog = await blogPage(context.get(serviceContext).db, asked)
	const hasHelmets = context.get(shopContext).facts.hasHelmetService
	return { publicUrl: context.get(siteContext).publicUrl, hasHelmets, ...blog }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
	const page = loaderData?.page ?? 1
	const newest = loaderData?.posts[0]
	const about = `Notes from the art desk${loaderData?.hasHelmets ? ', team service and the helmet room' : ' and team service'}`
	return pageMeta({
		matches,
		title: page > 1 ? `Blog, page ${page}` : 'Blog',
		description: newest ? `${about}: ${newest.title}.` : `${about}.`,
		path: addressOf(page),
		publicUrl: loaderData?.publicUrl ?? '',
		image: newest?.picture && cardUrl(newest.picture),
		isHidden: !newest,
	})
}

export default function Blog({ loaderData }: Route.ComponentProps) {
	const { publicUrl, posts, page, pages, hasHelmets } = loaderData
	const [newest, ...older] = posts
	return (
		<>
			<StructuredData data={breadcrumbs(publicUrl, [{ label: 'Blog', path: '/blog' }])} />
			<PageHero
				crumbs={[{ label: 'Blog' }]}
				title="From the field house"
				lead={`What our art desk${hasHelmets ? ', team service and helmet room' : ' and team service'} tell coaches on the phone, written down.`}
			>
				{newest && (
					<a
						href="/blog/rss.xml"
						className="mt-5 inline-flex min-h-11 items-center gap-2 font-bold text-action hover:underline"
					>
						<Icon name="rss" size={18} />
						Follow by RSS
					</a>
				)}
			</PageHero>
			<div className="measure grid gap-4.5 pt-12">
				{newest ? (
					<PostCard post={newest} isLead />
				) : (
					<NothingYet
						icon="edit"
						title="No post yet"
						ways={[
							{ href: '/builder/jerseys', label: 'Start a jersey' },
							{ href: '/support', label: 'Ask us' },
						]}
					>
						What our teams ask about will be here.
					</NothingYet>
				)}
				<div className="grid gap-4.5 md:grid-cols-2">
					{older.map((post) => (
						<PostCard key={post.id} post={post} />
					))}
				</div>
				<PageLinks label="Pages of the blog" {...{ page, pages }} hrefOf={addressOf} />
			</div>
		</>
	)
}
