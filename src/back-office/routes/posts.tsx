// /admin/posts: the posts of the blog, newest first.
import { noStoreHeaders } from '#http/answers.server.ts'
import { pageIn } from '#kit/pages.ts'
import { counted } from '#kit/plural.ts'
import { formatLongDay } from '#kit/time.ts'
import { When } from '#orders/components/when.tsx'
import { hiddenMeta } from '#seo/page-meta.ts'
import { postsForStaff } from '#shop-settings/service/manage-posts.server.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { AdminFrame, useIsAdmin } from '../components/admin-frame.tsx'
import { PostBadge } from '../components/posts/post-state.tsx'
import { Cell, Pager, Record, Records } from '../components/records.tsx'
import { adminPostUrl, newPostUrl, postsUrl } from '../urls.ts'
import { staffPage } from './staff-page.server.ts'
import type { Route } from './+types/posts'

export const headers = noStoreHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, (services, query) =>
		postsForStaff(services, { page: pageIn(query.get('page')) }),
	)

export const meta = hiddenMeta({
	title: 'Blog · Back office',
	description: 'The posts of the blog.',
	path: '/admin/posts',
})

export default function PostsPage({ loaderData }: Route.ComponentProps) {
	const { posts, total, page, pages, toasts } = loaderData
	const canChange = useIsAdmin()
	if (total === 0)
		return (
			<AdminFrame section="blog" title="Blog" toasts={toasts}>
				<EmptyState
					icon="edit"
					title="No post yet"
					actions={
						canChange && (
							<ButtonLink href={newPostUrl} variant="action">
								Write the first post
							</ButtonLink>
						)
					}
				>
					The shop links to its blog and search engines list it once a post is published.
				</EmptyState>
			</AdminFrame>
		)
	return (
		<AdminFrame section="blog" title="Blog" toasts={toasts}>
			<div className="flex flex-wrap items-center gap-3">
				<p className="figures mr-auto text-muted">
					{counted(total, 'post')}
					{pages > 1 && `, page ${page} of ${pages}`}
				</p>
				{canChange && (
					<ButtonLink href={newPostUrl} variant="primary" size="small">
						<Icon name="plus" size={18} />
						New post
					</ButtonLink>
				)}
			</div>
			<PostTable posts={posts} />
			<Pager
				label="Pages of posts"
				older={page < pages ? postsUrl(page + 1) : null}
				newest={page > 1 ? postsUrl(1) : null}
			/>
		</AdminFrame>
	)
}

const PostTable = ({ posts }: Pick<Route.ComponentProps['loaderData'], 'posts'>) => (
	<Records
		caption="Posts"
		columns={[
			{ label: 'Post' },
			{ label: 'Category' },
			{ label: 'Date' },
			{ label: 'State' },
			{ label: 'Last change' },
		]}
	>
		{posts.map(({ id, slug, title, author, category, publishedOn, status, updatedAt, updatedBy }) => (
			<Record key={id}>
				<Cell>
					<a href={adminPostUrl(id)} className="font-bold wrap-anywhere text-primary hover:underline">
						{title || slug}
					</a>
					<span className="block text-label wrap-anywhere text-muted">{author}</span>
				</Cell>
				<Cell label="Category">{category}</Cell>
				<Cell label="Date">{formatLongDay(publishedOn)}</Cell>
				<Cell label="State">
					<PostBadge status={status} />
				</Cell>
				<Cell label="Last change">
					<span className="break-words">
						<When at={updatedAt} /> by {updatedBy ?? 'the shop'}
					</span>
				</Cell>
			</Record>
		))}
	</Records>
)
