// /admin/posts/{id}: one post, its texts and its state.
import { redirect } from 'react-router'
import { piecesToSuggest } from '#catalog/service/manage.server.ts'
import { postBlocks } from '#content/little-markdown.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { answer, noStoreData, noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { shopDay } from '#shop-settings/service/shop.server.ts'
import { Picture } from '#pictures/components/picture.tsx'
import { pageMeta } from '#seo/page-meta.ts'
import { postForStaff } from '#shop-settings/service/manage-posts.server.ts'
import { PostBody } from '#storefront/components/blog/post-body.tsx'
import { AdminFrame, useIsAdmin } from '../components/admin-frame.tsx'
import { PostForm } from '../components/posts/post-form.tsx'
import { PostBadge, PostState } from '../components/posts/post-state.tsx'
import { Sheet } from '../components/records.tsx'
import { doneHref } from '../rules/outcomes.ts'
import { postIn, typedPostOf } from '../rules/post-form.ts'
import { changePost, changePostStatus, deletePost } from '../service/posts.server.ts'
import { adminPostUrl, postsUrl } from '../urls.ts'
import { previewed, refusedPost } from './post-form.server.ts'
import { acted, isAdminOf, notAsked, staffPage, textFieldsOf } from './staff-page.server.ts'
import type { Route } from './+types/post'

export const headers = noStoreHeaders

export const loader = ({ params, context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services) => ({
		post: await postForStaff(services, params.postId),
		suggestions: isAdminOf(services) ? await piecesToSuggest(services, null) : [],
	}))

type Fields = Record<string, string>

async function save(services: ServiceContext, id: string, typed: Fields) {
	const saved = await answer('The post was not saved', async () => {
		const { status } = await postForStaff(services, id)
		const read = postIn(typed, { today: shopDay(services.now), status })
		if (!read.ok) return { faults: read.errors }
		return changePost(services, { id, seenAt: Number(typed['seen']), input: read.value })
	})
	if (!saved.ok) return noStoreData({ state: { typed, errors: {} }, toast: saved.toast }, saved.status)
	if ('faults' in saved.result) return refusedPost(typed, saved.result.faults)
	return redirect(doneHref(adminPostUrl(id), 'post-saved'), 303)
}

const refused = async (title: string, work: () => Promise<string>) => {
	const result = await acted(title, work)
	return result instanceof Response ? result : { ...result, data: { ...result.data, state: null } }
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const services = context.get(serviceContext)
	const { postId: id } = params
	const typed = await textFieldsOf(request)
	const { intent } = typed
	if (intent === 'save') return save(services, id, typed)
	if (intent === 'preview') return previewed(typed)
	if (intent === 'publish' || intent === 'draft')
		return refused('The post is as it was', async () => {
			await changePostStatus(services, { id, status: intent === 'publish' ? 'published' : 'draft' })
			return doneHref(adminPostUrl(id), intent === 'publish' ? 'post-published' : 'post-drafted')
		})
	if (intent === 'delete')
		return refused('The post is still there', async () => {
			await deletePost(services, id)
			return doneHref(postsUrl(1), 'post-deleted')
		})
	throw notAsked()
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
	pageMeta({
		title: `${loaderData?.post.title ?? 'Post'} · Back office`,
		description: 'One post of the blog.',
		path: '/admin/posts',
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

export default function PostPage({ loaderData, actionData }: Route.ComponentProps) {
	const { post, suggestions, toasts } = loaderData
	const canChange = useIsAdmin()
	return (
		<AdminFrame
			section="blog"
			title={post.title || post.slug}
			aside={<PostBadge status={post.status} />}
			intro={`/blog/${post.slug}`}
			back={{ label: 'Blog', href: postsUrl(1) }}
			toasts={actionData?.toast ? [actionData.toast] : toasts}
		>
			<PostState post={post} canChange={canChange} />
			{post.pictureHash && (
				<Sheet title="Picture">
					<span className="stage inline-grid size-40 place-items-center overflow-hidden rounded-chip">
						<Picture
							hash={post.pictureHash}
							alt={`Picture of ${post.image}`}
							sizes="144px"
							className="h-auto w-36"
						/>
					</span>
				</Sheet>
			)}
			{canChange ? (
				<PostForm
					state={actionData?.state ?? { typed: typedPostOf(post), errors: {} }}
					seenAt={post.updatedAt.getTime()}
					suggestions={suggestions}
					label="Save the post"
				/>
			) : (
				<Sheet title="Text" intro={post.excerpt}>
					<PostBody blocks={postBlocks(post.body)} />
				</Sheet>
			)}
		</AdminFrame>
	)
}
