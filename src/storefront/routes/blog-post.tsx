import { redirect } from 'react-router'
import { postBlocks } from '#content/little-markdown.ts'
import { Refusal } from '#kit/errors.ts'
import { cacheableHeaders, orNotFound } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { cardUrl } from '#pictures/urls.ts'
import { Badge } from '#ui/marks.tsx'
import { movedPost, readingOf } from '#shop-settings/service/posts.server.ts'
import { PageHero, SectionHead, StandingGarments } from '../components/page-sections.tsx'
import { Byline, PostCard } from '../components/blog/post-card.tsx'
import { PostBody, PostContents } from '../components/blog/post-body.tsx'
import { StructuredData } from '#seo/components/structured-data.tsx'
import { pageMeta } from '#seo/page-meta.ts'
import { article, breadcrumbs } from '#seo/structured.ts'
import type { Route } from './+types/blog-post'
import { useShopName } from '#ui/shop.tsx'

export const headers = cacheableHeaders

/** @throws a redirect from an earlier address; 404 for a draft and for none */
export async function loader({ context, params }: Route.LoaderArgs) {
	const { db } = context.get(serviceContext)
	const { body, ...reading } = await orNotFound(async () => {
		try {
			return await readingOf(db, params.id)
		} catch (failure) {
			const moved = failure instanceof Refusal ? await movedPost(db, params.id) : undefined
			if (moved === undefined) throw failure
			throw redirect(`/blog/${moved}`, 301)
		}
	})
	return { publicUrl: context.get(siteContext).publicUrl, blocks: postBlocks(body), ...reading }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
	if (!loaderData) return []
	const { post, publicUrl } = loaderData
	return pageMeta({
		matches,
		title: post.title,
		description: post.excerpt,
		path: `/blog/${post.id}`,
		publicUrl,
		image: post.picture && cardUrl(post.picture),
		kind: 'article',
	})
}

export default function BlogPost({ loaderData: { publicUrl, post, blocks, others } }: Route.ComponentProps) {
	const publisher = useShopName()
	const path = `/blog/${post.id}`
	const image = post.picture ? cardUrl(post.picture) : '/icon-512.png'
	const crumbs = [
		{ label: 'Blog', path: '/blog' },
		{ label: post.title, path },
	]
	return (
		<>
			<StructuredData
				data={[breadcrumbs(publicUrl, crumbs), article(publicUrl, { ...post, path, image, publisher })]}
			/>
			<article>
				<PageHero
					crumbs={[{ label: 'Blog', href: '/blog' }, { label: post.title }]}
					title={post.title}
					lead={post.excerpt}
					aside={post.picture && <StandingGarments pictures={[post.picture]} />}
				>
					<div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
						<Badge tone="gold">{post.category}</Badge>
						<Byline post={post} className="text-on-turf-muted" />
					</div>
				</PageHero>
				<div className="measure grid gap-x-14 gap-y-8 pt-12 lg:grid-cols-[1fr_42rem_1fr]">
					<PostContents blocks={blocks} />
					<PostBody blocks={blocks} />
				</div>
			</article>
			{others.length > 0 && (
				<section className="measure pt-18">
					<SectionHead title="Read on" />
					<div className="grid gap-4.5 md:grid-cols-2">
						{others.map((other) => (
							<PostCard key={other.id} post={other} heading="h3" />
						))}
					</div>
				</section>
			)}
		</>
	)
}
