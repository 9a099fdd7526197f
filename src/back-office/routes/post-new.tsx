// /admin/posts/new: an admin makes a draft of a post.
import { redirect } from 'react-router'
import { piecesToSuggest } from '#catalog/service/manage.server.ts'
import { answer, noStoreData, noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { shopDay } from '#shop-settings/service/shop.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { AdminFrame } from '../components/admin-frame.tsx'
import { PostForm } from '../components/posts/post-form.tsx'
import { doneHref } from '../rules/outcomes.ts'
import { blankPost, postIn } from '../rules/post-form.ts'
import { makePost } from '../service/posts.server.ts'
import { adminPostUrl, newPostUrl, postsUrl } from '../urls.ts'
import { previewed, refusedPost } from './post-form.server.ts'
import { adminOnly, notAsked, staffPage, textFieldsOf } from './staff-page.server.ts'
import type { Route } from './+types/post-new'

export const headers = noStoreHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services) => {
		adminOnly(services)
		return { today: shopDay(services.now), suggestions: await piecesToSuggest(services, null) }
	})

export async function action({ request, context }: Route.ActionArgs) {
	const services = context.get(serviceContext)
	adminOnly(services)
	const typed = await textFieldsOf(request)
	if (typed['intent'] === 'preview') return previewed(typed)
	if (typed['intent'] !== 'save') throw notAsked()
	const read = postIn(typed, { today: shopDay(services.now), status: 'draft' })
	if (!read.ok) return refusedPost(typed, read.errors)
	const made = await answer('The post was not made', () => makePost(services, read.value))
	if (!made.ok) return noStoreData({ state: { typed, errors: {} }, toast: made.toast }, made.status)
	if ('faults' in made.result) return refusedPost(typed, made.result.faults)
	return redirect(doneHref(adminPostUrl(made.result.id), 'post-made'), 303)
}

export const meta = hiddenMeta({
	title: 'New post · Back office',
	description: 'Makes a draft of a post.',
	path: newPostUrl,
})

export default function NewPostPage({ loaderData, actionData }: Route.ComponentProps) {
	const { today, suggestions, toasts } = loaderData
	return (
		<AdminFrame
			section="blog"
			title="New post"
			intro="It starts as a draft: visitors see it once you publish it."
			back={{ label: 'Blog', href: postsUrl(1) }}
			toasts={actionData?.toast ? [actionData.toast] : toasts}
		>
			<PostForm
				state={actionData?.state ?? { typed: blankPost(today), errors: {} }}
				suggestions={suggestions}
				label="Make the draft"
			/>
		</AdminFrame>
	)
}
