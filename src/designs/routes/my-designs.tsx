// /designs: the list of the user's designs and drafts.
import { data, redirect } from 'react-router'
import { z } from 'zod'
import { answer, noStoreData, noStoreHeaders, orNotFound, type Toast } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { ToastRegion, type ToastMessage } from '#ui/toast.tsx'
import { sharedDesignsContext } from '../dependencies.server.ts'
import { DesignList } from '../components/design-list.tsx'
import { messages } from '../messages.ts'
import { designsHref, readDesignsView, showsShared } from '../rules/my-designs.ts'
import { copyToDraft, myDesigns, renameDesign } from '../service/list.server.ts'
import type { Route } from './+types/my-designs'

export const headers = noStoreHeaders

const DesignAction = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('rename'), id: z.string(), name: z.string() }),
	z.object({ intent: z.literal('copy'), id: z.string() }),
])

export async function loader({ context, url }: Route.LoaderArgs) {
	const services = context.get(serviceContext)
	const view = readDesignsView(url.searchParams)
	const page = await orNotFound(() => myDesigns(services, view))
	const shared = showsShared(view) ? await context.get(sharedDesignsContext)(services) : []
	return {
		page,
		shared,
		renamed: url.searchParams.get('renamed'),
		publicUrl: context.get(siteContext).publicUrl,
	}
}

/** Reports a refused action beside the unchanged list. */
const refused = ({ status, toast }: { status: number; toast: Toast }) => noStoreData({ toast }, status)

export async function action({ request, context, url }: Route.ActionArgs) {
	const asked = DesignAction.safeParse(await fieldsOf(request))
	if (!asked.success) throw data(null, { status: 400 })
	const services = context.get(serviceContext)
	const { id } = asked.data
	if (asked.data.intent === 'copy') {
		const copied = await answer(messages.copyFailed, () => copyToDraft(services, id))
		return copied.ok ? redirect(copied.result, 303) : refused(copied)
	}
	const { name } = asked.data
	const renamed = await answer(messages.renameFailed, () => renameDesign(services, { designId: id, name }))
	if (!renamed.ok) return refused(renamed)
	return redirect(`${designsHref(readDesignsView(url.searchParams), { renamed: id })}#design-${id}`, 303)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	pageMeta({
		matches,
		title: 'My Designs',
		description: 'Everything you have designed, to open, copy and order.',
		path: '/designs',
		publicUrl: loaderData?.publicUrl ?? '',
		isHidden: true,
	})

export default function MyDesigns({ loaderData, actionData }: Route.ComponentProps) {
	const { page, shared, renamed } = loaderData
	const done: ToastMessage[] =
		renamed !== null && page.cards.some((card) => card.kind === 'saved' && card.id === renamed)
			? [{ id: 'renamed', tone: 'success', title: messages.renamed }]
			: []
	return (
		<>
			<DesignList page={page} shared={shared} />
			<ToastRegion toasts={actionData ? [actionData.toast] : done} />
		</>
	)
}
